/**
 * Decides which album a bare name means, where several have it or the file adds one: what other rows of the file
 * name counts like what is stored, so that a check and the import answer the same, in whatever parts the file comes.
 */
import type { Sql, Transaction } from "#postgres";
import type { ReadSong } from "./exchanged-song.ts";
import { storable } from "./storable.ts";

interface NamedAlbum {
  /** As it was typed. */
  readonly album: string;
  readonly key: string;
  readonly name: string;
  readonly year: number | null;
  /** Whether the year, or that there is none, was typed. */
  readonly isExact: boolean;
  /** The years of the stored albums of this name. */
  readonly stored: readonly (number | null)[];
  /** Whether it is the other name of an album. */
  readonly isOther: boolean;
}

const query = `
  select typed.album, meant.*, meant.stored = '{}' and meant.is_stored as "isOther"
  from (select distinct given.album from unnest($1::text[]) as given (album)) as typed
  cross join lateral (
    select own.key, m.album_name as name, m.album_year as year, m.album_id is not null as is_stored,
      own.key <> private.name_key(typed.album) as "isExact",
      array(select a.year from public.albums as a where a.name_key = own.key) as stored
    from private.album_meant(typed.album) as m cross join lateral private.name_key(m.album_name) as own (key)
  ) as meant`;

/**
 * @returns the songs, with the year of their album where a bare name needs it, or a problem where nothing tells it
 * @throws the driver's error when the database fails
 */
export async function findAlbumsMeant(
  sql: Sql | Transaction,
  songs: readonly ReadSong[],
): Promise<readonly ReadSong[]> {
  const typed = songs.flatMap(({ song, earlier = [] }) => [song.album ?? "", ...earlier]).map(storable);
  if (!typed.some((album) => album.trim())) return songs;
  const rows = await sql.unsafe<NamedAlbum[]>(query, [[...new Set(typed)]], { prepare: true });
  const named = new Map(rows.map((row) => [row.album, row]));
  const exactKeys = new Set(
    songs.flatMap(({ song }) => {
      const row = named.get(storable(song.album ?? ""));
      return row?.isExact ? [row.key] : [];
    }),
  );
  return songs.map((read) => {
    const bare = named.get(storable(read.song.album ?? ""));
    if (!bare || bare.isExact || bare.isOther || read.problem) return read;
    const earlier = (read.earlier ?? []).flatMap((album) => named.get(storable(album)) ?? []);
    const added = yearsAdded(bare, earlier);
    const years = new Set([...bare.stored, ...added]);
    const year = yearMeant(years, read.song.year);
    if (year === undefined) return { ...read, problem: ambiguous(bare.name, years) };
    // The database understands the bare name alike, unless there are more of them by then.
    if (added.length === 0 && !exactKeys.has(bare.key) && years.size < 2) return read;
    return { ...read, song: { ...read.song, album: `${bare.name} (${year ?? "no year"})` } };
  });
}

/** @param earlier albums as other rows name them: first those with a year, then those of earlier rows */
function yearsAdded({ key, stored }: NamedAlbum, earlier: readonly NamedAlbum[]): (number | null)[] {
  const added: (number | null)[] = [];
  for (const { isExact, year, ...other } of earlier) {
    // A bare name adds an album only where there is none of its name.
    if (other.key === key && (isExact || stored.length + added.length === 0)) added.push(year);
  }
  return added;
}

/** @returns null for the album without a year, undefined where nothing tells which one is meant */
function yearMeant(years: ReadonlySet<number | null>, ofSong = ""): number | null | undefined {
  if (years.size === 0 || years.has(null)) return null;
  const [only] = years;
  if (years.size === 1) return only;
  return ofSong.trim() && years.has(Number(ofSong)) ? Number(ofSong) : undefined;
}

function ambiguous(name: string, years: ReadonlySet<number | null>): string {
  const sorted = [...years].sort();
  return (
    `There are several albums named "${name}": ${sorted.join(", ")}. ` +
    `Type the album with its year, such as "${name} (${sorted[0]})".`
  );
}
