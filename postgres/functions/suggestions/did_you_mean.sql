-- "Did you mean": at most three titles and names for a keyword that finds nothing, those that match most of it by
-- sound. Words are weighted by their letters, filler words not at all. A word that only sounds similar matches less
-- than one that sounds the same. Equal matches are sorted by their closeness as a whole, then names with songs before
-- titles, because people search half a name more often than half a title, then by popularity.
create or replace function private.did_you_mean(keyword text) returns text[]
language plpgsql stable
set enable_seqscan = off
set search_path = ''
as $$
declare
  most_offered constant integer := 3;
  -- Limits of words, and of titles and names compared for each part of a query: all are slow.
  most_words constant integer := 6;
  most_of_a_part constant integer := 30;
  -- Minimal similarity of two words that may be confused, and the weight of such a match.
  least_alike constant real := 0.75;
  worth_of_alike constant real := 0.8;
  -- The part of a query that must match, as a share and in letters, consonants counted twice: a short word matches by
  -- chance.
  least_share constant double precision := 0.2;
  least_letters constant real := 3.5;
  -- Offers that match less than this share of the best one are left out.
  least_of_best constant real := 0.7;
  -- Number of steps of closeness; within a step, more popular ones come first.
  steps_of_closeness constant integer := 4;
  -- The share of the query is rounded to this many digits.
  digits_of_share constant integer := 2;
  asked private.asked := private.read_keyword(private.without_fillers(keyword));
  part record;
  part_ids bigint[];
  part_names private.search_names[];
  ids bigint[] := '{}';
  names private.search_names[] := '{}';
  -- Enough offers match this many letters; parts with fewer letters need no lookup.
  answered integer := 0;
begin
  if asked.sound = '' then
    return '{}';
  end if;
  asked := private.part_of_keyword(asked, 1, least(most_words, cardinality(asked.words)));
  for part in select p.* from private.parts_to_look_up(asked) as p loop
    exit when part.letters < answered;
    part_ids := private.best_known_titles(part.condition, part.is_rare, most_of_a_part);
    part_names := private.best_known_names(part.condition, most_of_a_part);
    ids := ids || part_ids;
    names := names || part_names;
    if cardinality(part.words) > 0 and most_offered <= (
      select count(distinct c.sound)
      from (
        select t.sound from private.search_titles as t where t.lyric_id = any (part_ids)
        union all select n.sound from unnest(part_names) as n
      ) as c
      where string_to_array(c.sound, ' ') @> part.words)
    then
      answered := part.letters;
    end if;
  end loop;
  return array(
    with typed as materialized (
      select w.place, w.word, length(private.heavy_letters(w.word)) as weight
      from unnest(asked.words) with ordinality as w (word, place)
    ),
    -- Two words may be meant as one.
    typed_pieces as materialized (
      select p.first, p.last, p.word, letters, length(letters) as size
      from (
        select t.place as first, t.place as last, t.word from typed as t
        union all
        select t.place, t.place + 1, t.word || n.word from typed as t join typed as n on n.place = t.place + 1
      ) as p, private.compared_letters(private.heavy_letters(p.word)) as letters
    ),
    candidates as materialized (
      select 'lyrics' as entries, t.lyric_id as entry_id, t.sound, t.letters
      from private.search_titles as t where t.lyric_id = any (ids)
      union
      -- Other names are offered as the name itself.
      select n.entries, n.entry_id, n.sound, n.letters from unnest(names) as n
    ),
    words as materialized (
      select c.entries, c.entry_id, w.word,
        lead(w.word) over (partition by c.entries, c.entry_id, c.sound order by w.place) as next_word
      from candidates as c cross join lateral string_to_table(c.sound, ' ') with ordinality as w (word, place)
    ),
    -- One word may be meant as two.
    pieces as materialized (
      select w.entries, w.entry_id, w.word, false as is_pair from words as w
      union all
      select w.entries, w.entry_id, w.word || w.next_word, true from words as w where w.next_word is not null
    ),
    known_pieces as materialized (
      select p.word, p.is_pair, letters, length(letters) as size
      from (select distinct p.word, p.is_pair from pieces as p) as p,
        private.compared_letters(private.heavy_letters(p.word)) as letters
    ),
    alike as materialized (
      select a.first, a.last, p.word, p.is_pair,
        case when a.word = p.word then 1
          else worth_of_alike * private.sound_closeness(a.letters, p.letters) end as worth
      from typed_pieces as a
      join known_pieces as p on p.size between least_alike * a.size and a.size / least_alike
        and (a.first = a.last or not p.is_pair)
      cross join lateral floor((1 - least_alike) * greatest(a.size, p.size)) as changes
      -- Stops early at more changes, as for most words.
      where extensions.levenshtein_less_equal(a.letters, p.letters, changes::integer) <= changes
    ),
    answers as (
      select p.entries, p.entry_id, t.place, t.weight, max(a.worth) as worth
      from pieces as p join alike as a on a.word = p.word and a.is_pair = p.is_pair
      join typed as t on t.place between a.first and a.last
      group by p.entries, p.entry_id, t.place, t.weight
    ),
    shares as (
      select a.entries, a.entry_id, sum(a.weight * a.worth) / (select sum(t.weight) from typed as t) as share
      from answers as a group by a.entries, a.entry_id
      having sum(a.weight * a.worth) >= least_letters
    ),
    fitting as (
      select c.entries, c.entry_id, s.share,
        floor(steps_of_closeness * max(private.sound_closeness(asked.letters, c.letters))) as closeness
      from shares as s join candidates as c using (entries, entry_id)
      where s.share >= least_share and s.share >= least_of_best * (select max(b.share) from shares as b)
      group by c.entries, c.entry_id, s.share
    ),
    known as (
      select f.*, coalesce(l.title, s.name, a.name, y.name, m.name) as name,
        coalesce(k.songs, 0) > 0 as is_name_with_songs, coalesce(k.songs, l.views, 0) as times
      from fitting as f
      left join public.lyrics as l on f.entries = 'lyrics' and l.id = f.entry_id
      left join public.singers as s on f.entries = 'singers' and s.id = f.entry_id
      left join public.albums as a on f.entries = 'albums' and a.id = f.entry_id
      left join public.lyricists as y on f.entries = 'lyricists' and y.id = f.entry_id
      left join public.music_directors as m on f.entries = 'music_directors' and m.id = f.entry_id
      left join private.song_counts as k on k.entries = f.entries and k.entry_id = f.entry_id
    ),
    in_order as (
      select k.name, row_number() over (
        order by round(k.share::numeric, digits_of_share) desc, k.closeness desc,
          k.is_name_with_songs desc, k.times desc, k.name) as place
      from known as k where k.name is not null
    )
    select o.name from in_order as o group by o.name order by min(o.place) limit most_offered);
end
$$;
revoke all on function private.did_you_mean(text) from public;
