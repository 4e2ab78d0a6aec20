/**
 * For tests: a catalogue made in seconds, large enough to detect query plans that read a whole table. Its
 * distribution is extreme: most songs have the same singer, most albums begin with the same letter, and all songs
 * contain the same word.
 */
import type { Sql } from "#postgres";

export const grown = { songs: 12_000, albums: 8_000, people: 6_000 };

/** Search terms: a word of all songs, a word of very few, a title, and the first singer. */
export const searchTerms = {
  common: "dil",
  rare: "pukar",
  title: "dil komora tisugo",
  singer: "Asha Bhosle",
};

const people = [
  { table: "singers", links: "lyrics_singers", column: "singer_id" },
  { table: "lyricists", links: "lyrics_lyricists", column: "lyricist_id" },
  { table: "music_directors", links: "lyrics_music_directors", column: "music_director_id" },
];

/** Songs that are inserted normally; the others are copies of them. */
const originals = 500;

const syllables = "{ka,mo,ti,ra,su,ne,pi,la,go,du,bha,che,jo,mi,na,the,vo}";

/** @returns SQL for a word of three syllables, different for most numbers */
const word = (number: string) =>
  `(select string_agg(('${syllables}'::text[])[1 + abs(hashtext((${number})::text || place)) % 17], '') from generate_series(1, 3) as place)`;

/** @param sql client of an empty database, with a role that may disable triggers */
export async function growCatalogue(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into lyrics (title, lyrics_english)
    select case n when 1 then '${searchTerms.title}' else 'Dil ' || ${word("n")} || ' ' || ${word("-n")} end,
      'dil ' || ${word("n + 1000")} || case n when 2 then ' ${searchTerms.rare}' else '' end || E'\\n' || ${word("n + 2000")} || ' ' || ${word("n + 3000")}
    from generate_series(1, ${originals}) as n`);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await writeAlbums(transaction);
    await copySongs(transaction);
    for (const role of people) await writePeople(transaction, role);
    await transaction`insert into private.song_reports (lyric_id, kind, text) select n * 100, 'other', 'x'
      from generate_series(1, 100) as n`;
  });
  // Without statistics the recount is planned for empty tables.
  await sql`analyze`;
  await sql`select private.write_first_lines(array(select id from lyrics))`;
  // Also writes facets into the search fields.
  await sql`select private.recount()`;
  await sql`vacuum (analyze)`;
}

type Writer = Pick<Sql, "unsafe">;

/** Fifteen of sixteen names begin with Z. */
const nameOf = (first: string) => `
  case when n = 1 then '${first}' when n % 16 > 0 then 'Z' || ${word("n + 5000")} else initcap(${word("n + 5000")}) end || case when n > 1 then ' ' || n else '' end`;

async function writeAlbums(sql: Writer): Promise<void> {
  await sql.unsafe(`
    insert into albums (name, name_key, letter, year)
    select name, lower(name), left(name, 1), 2000
    from (select ${nameOf("Zanjeer")} as name from generate_series(1, ${grown.albums}) as n) as named`);
  await writeNameSounds(sql, "albums");
}

/** Also copies the search index of the originals. */
async function copySongs(sql: Writer): Promise<void> {
  const copies = `
    from generate_series(${originals + 1}, ${grown.songs}) as n join lyrics as l on l.id = 3 + n % ${originals - 3}`;
  await sql.unsafe(`
    insert into lyrics (id, title, lyrics_english, genre, year, views, album_id, created_at)
    select n, l.title, l.lyrics_english, case when n % 10 > 0 then 'Ghazal' else 'Genre ' || ${word("n")} end,
      case n % 1000 when 0 then 1954 end, n * 7919 % 100003, case when n % 10 > 0 then 1 else 1 + n % ${grown.albums} end,
      timestamptz '2020-01-01 UTC' + n * interval '1 hour'
    ${copies};
    insert into private.search_titles (lyric_id, plain, sound, letters, marks)
    select n, t.plain, t.sound, t.letters, t.marks ${copies} join private.search_titles as t on t.lyric_id = l.id;
    insert into private.search_lines (lyric_id, sound, marks)
    select n, t.sound, t.marks ${copies} join private.search_lines as t on t.lyric_id = l.id;
    insert into private.search_fields (lyric_id, words, marks, title_initials, line_initials)
    select n, f.words, f.words, f.title_initials, f.line_initials ${copies} join private.search_fields as f on f.lyric_id = l.id;
    insert into private.search_title_keys (lyric_id, title_key)
    select n, t.title_key ${copies} join private.search_title_keys as t on t.lyric_id = l.id;
    select setval(pg_get_serial_sequence('lyrics', 'id'), ${grown.songs})`);
}

/** Nine of ten songs are credited to the first person. */
async function writePeople(sql: Writer, { table, links, column }: (typeof people)[number]): Promise<void> {
  await sql.unsafe(`
    insert into ${table} (name, name_key, letter)
    select name, lower(name), left(name, 1)
    from (select ${nameOf(searchTerms.singer)} as name from generate_series(1, ${grown.people}) as n) as named;
    insert into ${links} (lyric_id, ${column}, position)
    select n, case when n % 10 > 0 then 1 else 1 + n % ${grown.people} end, 1
    from generate_series(1, ${grown.songs}) as n`);
  await writeNameSounds(sql, table);
}

/**
 * The real index has many more marks per name and takes much longer; for lyricists and music directors one name is
 * enough.
 */
async function writeNameSounds(sql: Writer, table: string): Promise<void> {
  await sql.unsafe(`
    insert into private.search_names (entries, entry_id, name_key, sound, letters, marks)
    select '${table}', id, name_key, name_key, replace(name_key, ' ', ''), array[hashtext(name_key)] from ${table}
    where id = 1 or '${table}' in ('singers', 'albums')`);
}
