-- Songs whose lyrics stand in the field of the other script are found by a filter, also those of before: bit 13 of
-- their gaps (functions/managed-lists/gaps_of.sql), which functions/managed-lists/write_managed_songs.sql writes.
update private.managed_songs as m set gaps = m.gaps | (1 << 13)
from public.lyrics as l
where l.id = m.lyric_id and (
  case when left(l.lyrics_hindi, 5000) ~ '[A-Za-z]' then
    length(regexp_replace(left(l.lyrics_hindi, 5000), '[^A-Za-z]', '', 'g'))
      > length(regexp_replace(left(l.lyrics_hindi, 5000), '[^\u0300-\uffff]', '', 'g')) end
  or case when left(l.lyrics_english, 5000) ~ '[\u0900-\u097f]' then
    length(regexp_replace(left(l.lyrics_english, 5000), '[^\u0900-\u097f]', '', 'g'))
      > length(regexp_replace(left(l.lyrics_english, 5000), '[^A-Za-z]', '', 'g')) end);
