-- Puts a credit without a position after the song's other credits of its kind, so that rows posted together keep their
-- order.
create or replace function private.place_credit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  execute format('select coalesce(max(position), 0) + 1 from %s where lyric_id = $1', tg_relid::regclass)
  into new.position using new.lyric_id;
  return new;
end
$$;
revoke all on function private.place_credit() from public;

create or replace trigger place_credit before insert on public.lyrics_singers
for each row when (new.position is null) execute function private.place_credit();
create or replace trigger place_credit before insert on public.lyrics_lyricists
for each row when (new.position is null) execute function private.place_credit();
create or replace trigger place_credit before insert on public.lyrics_music_directors
for each row when (new.position is null) execute function private.place_credit();
