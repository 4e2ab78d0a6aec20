-- Moves the sequence of a table on to an id that a caller gives, never back, before the row is written, so that no
-- addition draws the same one. Refuses an id that JavaScript cannot read exactly. The argument is the sequence. Ids
-- that it gave itself are behind it.
create or replace function private.follow_given_id() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  numbers constant regclass := tg_argv[0];
  most constant bigint := 9007199254740991;
  few constant integer := 1000;
begin
  if new.id > most then
    raise exception using
      errcode = 'check_violation',
      constraint = format('%s_id_is_at_most_%s', tg_table_name, most),
      message = format('The id %s is above %s, the largest that all clients read exactly.', new.id, most),
      hint = 'Leave the id out, and the next number is given.';
  end if;
  -- At one of the last numbers the sequence would soon have none left, and from where it is it never gets there.
  if new.id <= coalesce(pg_sequence_last_value(numbers), 0) or new.id > most - 1000000000000 then
    return new;
  end if;
  -- Of two that move it at the same time, one could set it back behind what the other drew. Additions do not draw so
  -- many numbers in this moment.
  perform pg_advisory_xact_lock('pg_catalog.pg_class'::regclass::oid::integer, numbers::oid::integer);
  if new.id - coalesce(pg_sequence_last_value(numbers), 0) > few then
    perform setval(numbers, new.id);
    return new;
  end if;
  while nextval(numbers) < new.id loop
  end loop;
  return new;
end
$$;
revoke all on function private.follow_given_id() from public;

do $$
declare
  given_table text;
begin
  foreach given_table in array array['albums', 'singers', 'lyricists', 'music_directors', 'lyrics', 'words'] loop
    -- As text: a table by its name.
    execute format(
      'create or replace trigger follow_given_id before insert or update of id on public.%I
       for each row execute function private.follow_given_id(%L)',
      given_table, pg_get_serial_sequence('public.' || given_table, 'id'));
  end loop;
  -- A draft has the number that the song will have.
  -- As text: a table by its name.
  execute format(
    'create or replace trigger follow_id_of_draft before insert on private.drafts
     for each row execute function private.follow_given_id(%L)', pg_get_serial_sequence('public.lyrics', 'id'));
end
$$;
