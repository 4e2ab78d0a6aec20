/** Describes the contents of a backup in one line. */

const counted = {
  "public.lyrics": "song",
  "public.albums": "album",
  "public.singers": "singer",
  "public.lyricists": "lyricist",
  "public.music_directors": "music director",
  "private.trash": "deleted entry",
} as const;

/**
 * @param rows row counts by table name
 * @returns for example `52 songs, 14 albums, 1 singer`; tables without rows are left out
 */
export function describeRows(rows: Readonly<Record<string, number>>): string {
  const words = Object.entries(counted).flatMap(([table, word]) => {
    const count = rows[table] ?? 0;
    return count > 0 ? [`${count.toLocaleString("en")} ${count === 1 ? word : pluralOf(word)}`] : [];
  });
  return words.join(", ") || "no songs";
}

function pluralOf(word: string): string {
  return word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** @returns for example `1.2 MB` */
export function describeBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
