/** The fields of a song's form in SQL, from the state of the song (postgres/functions/revisions/state_of.sql). */
import { allSongFields, type SongField, songFieldRows } from "#fields";

/** Those that are not in the lyrics any more come last. */
const inOrderOfLyrics = (text: string) =>
  `nullif(strpos(concat_ws(e'\\n', d.state ->> 'lyrics_hindi', lower(d.state ->> 'lyrics_english')), lower(${text})), 0) nulls last, ${text}`;

function listOf(stored: string, parts: readonly string[]): string {
  const texts = parts.map((part) => `'${part}', coalesce(part.${part}, '')`);
  return `coalesce((
      select json_agg(json_build_object(${texts.join(", ")}) order by ${inOrderOfLyrics(`part.${parts[0]}`)})
      from jsonb_to_recordset(d.state -> '${stored}') as part (${parts.map((part) => `${part} text`).join(", ")})
    ), '[]')`;
}

/** An album that is gone keeps its name; its own may contain commas and is never split. */
const album = `coalesce(
    (select private.album_spelling(a.id, a.name, a.year) from albums as a where a.id = (d.state -> 'album' ->> 'id')::bigint),
    concat(d.state -> 'album' ->> 'name', ' (' || (d.state -> 'album' ->> 'year') || ')'))`;

/**
 * @param field one that is stored
 * @returns SQL: its value in the form, from the `state` of `d`
 */
export function valueInState(field: SongField): string {
  const { kind, stored = "", parts = [] } = songFieldRows[field];
  const [table, column] = stored.split(".");
  const text = column ? `d.state -> '${table}' -> 0 ->> '${column}'` : `d.state ->> '${stored}'`;
  if (kind === "album") return album;
  if (kind === "names") return `array_to_string(private.names_in(d.state -> '${stored}'), ', ')`;
  if (kind === "list") return listOf(stored, parts);
  return kind === "number" ? `(${text})::integer` : `coalesce(${text}, '')`;
}

/** Columns of `d`, which has the `state`. */
export const songInForm = allSongFields
  .filter((field) => songFieldRows[field].label !== undefined && songFieldRows[field].stored !== undefined)
  .map((field) => `${valueInState(field)} as "${field}"`)
  .join(",\n    ");
