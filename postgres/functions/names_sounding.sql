-- The singers, lyricists, music directors and albums that sound like a query in one way of looking, of those of `songs_of_query`;
-- `entries` is the name of their table. Those that hold it letter by letter (functions/names_holding.sql) are not among them, unless
-- `whole_words` are asked for: then those are that have the words. The loosest way is by the letters that names have in common with
-- it. `fit` and `score` as of `rank_names`.
create or replace function private.names_sounding(way text, keyword text, asked private.asked, titles_condition text, whole_words boolean)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language plpgsql stable
set jit = off
set search_path = ''
as $$
declare
  typed text := private.name_key(left(keyword, 200));
  condition text;
  names private.search_names[];
begin
  -- One letter is in every other name.
  if length(asked.sound) < 2 then
    return;
  end if;
  condition := case way
    when 'as typed' then format('%s or marks && %L::integer[]', titles_condition, asked.whole)
    -- Of two letters, one is the first of many names.
    when 'loosest' then concat_ws(' or ',
      titles_condition, case when length(typed) > 2 then format('name_key operator(extensions.%%) %L', typed) end)
    else titles_condition
  end;
  if condition <> '' then
    execute format(
      'select array(select n from private.search_names as n where (%s)%s limit %s)',
      condition, case when whole_words then '' else ' and strpos(n.name_key, $1) = 0' end, case way when 'as typed' then 1001 else 200 end)
    into names using typed;
    return query select r.* from private.rank_names(names, asked) as r where r.fit >= 0.62;
  end if;
end
$$;
revoke all on function private.names_sounding(text, text, private.asked, text, boolean) from public;
