-- The sounds with which a word may begin of which only this much is typed, because the next letters change what was
-- typed: `na` becomes Naulakha (nolaka), `aa` Aaye (e), न also नी. The sound of the typed part comes first. Takes a
-- word of `plain_text` and its sound.
create or replace function private.begun_sounds(written text, sound text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  with sounds as (
    select s.sound, min(s.place) as place
    from (
      select sound, 0 as place
      union all
      select private.sound_letters(written || next.letters), next.place
      from unnest(case
        when written ~ '[\u0915-\u0939]$' then array['ा', 'ि', 'ु', 'े', 'ो', 'ै', 'ौ']
        when written ~ '[\u0900-\u097f]$' then array['ए', 'ई', 'उ', 'य']
        else array['a', 'e', 'i', 'u', 'h', 'm', 'ya']
      end) with ordinality as next (letters, place)
    ) as s (sound, place)
    group by s.sound
  )
  select array_agg(s.sound order by s.place) from sounds as s
  -- What begins with one that is there says nothing more.
  where not exists (select from sounds as o where o.sound <> s.sound and starts_with(s.sound, o.sound));
$$;
revoke all on function private.begun_sounds(text, text) from public;
