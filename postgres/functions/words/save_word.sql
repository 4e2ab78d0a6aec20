-- Saves an entry of the glossary. Without `p_id` it is new. For `p_version` and `p_save_key` see
-- functions/saving/begin_save.sql. Texts are stored without blanks at their ends.
--
-- AN001: it was changed meanwhile. AN002: it was deleted. AN004: the word has an entry; the detail names it.
-- Constraints of the table check single fields.
create or replace function private.save_word(
  p_id bigint, p_word text, p_roman text, p_origin text, p_english text, p_hindi text, p_forms text[],
  p_version timestamptz, p_save_key uuid)
returns table (id bigint, word text, version timestamptz)
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  earlier private.save_requests;
  typed public.words;
  saved record;
  stored_version timestamptz;
  taken_by text;
begin
  typed.word := coalesce(private.tidy_line(p_word), '');
  earlier := private.begin_save(p_save_key);
  if earlier.save_key is not null then
    return query select earlier.entry_id, typed.word, earlier.version;
    return;
  end if;
  typed.roman := coalesce(private.tidy_line(lower(p_roman)), '');
  typed.origin := coalesce(private.tidy_line(lower(p_origin)), '');
  typed.english := coalesce(private.tidy_line(p_english), '');
  typed.hindi := coalesce(private.tidy_line(p_hindi), '');
  typed.forms := array(select normalize(form, nfc) from unnest(p_forms) as form);

  if p_id is not null then
    select w.updated_at into stored_version from public.words as w where w.id = p_id for update;
    perform private.refuse_stale('word', stored_version, p_version);
  end if;

  begin
    if p_id is null then
      insert into public.words (word, roman, origin, english, hindi, forms)
      values (typed.word, typed.roman, typed.origin, typed.english, typed.hindi, typed.forms)
      returning words.id, words.word, words.updated_at into saved;
    else
      update public.words as w set
        word = typed.word, roman = typed.roman, origin = typed.origin, english = typed.english, hindi = typed.hindi,
        forms = typed.forms
      where w.id = p_id
      returning w.id, w.word, w.updated_at into saved;
    end if;
  exception when unique_violation then
    select json_build_object('id', w.id, 'name', w.word)::text into taken_by from public.words as w
    where w.word = typed.word;
    -- The other row is gone again, or only the id was taken: the same save may succeed now.
    raise exception using
      errcode = case when taken_by is null then '40001' else 'AN004' end,
      message = case when taken_by is null then 'Its number was taken meanwhile.' else 'This word has an entry.' end,
      detail = coalesce(taken_by, '');
  end;

  perform private.finish_save(p_save_key, saved.id, saved.updated_at);
  return query select saved.id, saved.word, saved.updated_at;
end
$$;
revoke all on function private.save_word(bigint, text, text, text, text, text, text[], timestamptz, uuid) from public;
