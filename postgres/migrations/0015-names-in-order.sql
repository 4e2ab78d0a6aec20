-- Names of one kind in their order, for what very many of them hold (functions/search-names/names_holding.sql).
create index search_names_by_key on private.search_names (entries, name_key, entry_id);

-- They return the key of the name, too: made anew with the functions.
set local client_min_messages = warning;
drop function if exists private.names_of_query(text, text, private.asked, text, boolean);
drop function if exists private.rank_names(private.search_names[], private.asked);
