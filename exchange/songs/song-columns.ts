/** Selects a stored song in the form of a file, in SQL. */
import { fieldOfColumn } from "./exchanged-song.ts";

/** @param credits such as `lyrics_singers` */
function namesOf(credits: string): string {
  const people = credits.replace("lyrics_", "");
  return `coalesce((
    select string_agg(p.name, ', ' order by c.position, p.id)
    from public.${credits} as c join public.${people} as p on p.id = c.${people.slice(0, -1)}_id
    where c.lyric_id = l.id
  ), '')`;
}

/** @param parts columns of the table; the first is never empty */
function listOf(table: string, parts: readonly string[]): string {
  const texts = parts.map((part) => `'${part}', coalesce(part.${part}, '')`);
  return `coalesce((
    select jsonb_agg(jsonb_build_object(${texts.join(", ")}) order by part.${parts[0]})
    from public.${table} as part where part.lyric_id = l.id
  )::text, '')`;
}

/**
 * The album `a` includes its year, or that it has none where it needs it, so that an import finds or creates the
 * same.
 */
export const albumText = `coalesce(a.name || coalesce(
    ' (' || a.year || ')',
    case when a.name ~ '\\(\\d{4}\\)$' or exists (
      select from public.albums as other where other.name_key = a.name_key and other.id <> a.id) then ' (no year)' end,
    ''), '')`;

/** @param time SQL */
export function momentText(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function textOf({ kind, stored = "", parts = [] }: FieldInFiles): string {
  if (kind === "album") return albumText;
  if (kind === "names") return namesOf(stored);
  if (kind === "list") return listOf(stored, parts);
  if (kind === "moment") return momentText(`l.${stored}`);
  return `coalesce(${stored.includes(".") ? stored : `l.${stored}`}::text, '')`;
}

type FieldInFiles = NonNullable<ReturnType<typeof fieldOfColumn.get>>;

const tablesOfParts = new Set(
  Array.from(fieldOfColumn.values()).flatMap(({ stored = "" }) =>
    stored.includes(".") ? [stored.replace(/\..*/, "")] : [],
  ),
);

/** Columns and tables of a `select`; `l` is the song. */
export const songColumns = `
    ${Array.from(fieldOfColumn, ([column, field]) => `${textOf(field)} as ${column}`).join(",\n    ")}
  from public.lyrics as l
    left join public.albums as a on a.id = l.album_id
    ${Array.from(tablesOfParts, (table) => `left join public.${table} on ${table}.lyric_id = l.id`).join("\n    ")}`;
