/**
 * Moves a part of the people of one role, or of the albums, in. Those that have one name, in whatever capitals, are
 * one; so are those that are here already, which get a picture where they have none.
 */
import { EntryRefused, saveEntry } from "#catalogue";
import type { Transaction } from "#postgres";
import type { EntryKind, MovedEntry } from "../moved.ts";
import {
  clearNumbers,
  findGiven,
  type GivenRow,
  idOf,
  type KnownRow,
  type RowMoved,
  remember,
} from "./moved-rows.ts";
import { albumText, isPictureAddress, nameOfPerson, storableText, tidyName, yearIn } from "./names.ts";
import type { MoveOutcome, OutcomeOfRow } from "./outcome.ts";
import type { PartOptions } from "./part-options.ts";

/** As it can be stored. */
interface Entry {
  readonly name: string;
  readonly picture: string | null;
  readonly year: number | null;
  readonly remarks: readonly string[];
}

type Row = Entry & GivenRow<MovedEntry>;

interface Done {
  readonly outcome: OutcomeOfRow;
  readonly moved?: RowMoved;
}

const pictureOf = (kind: EntryKind) => (kind === "albums" ? "cover_image_url" : "image_url");

/** @param entries of one kind */
export async function moveEntries(
  transaction: Transaction,
  entries: readonly MovedEntry[],
  { source, keepsIds }: PartOptions,
): Promise<readonly MoveOutcome[]> {
  const kind = entries[0]?.kind ?? "singers";
  const given = await findGiven(
    transaction,
    source,
    kind,
    entries,
    ({ name }) => name,
    (entry, paths) => ({ ...entry, paths }),
  );
  const rows = given.map((row): Row => ({ ...row, ...storableEntry(row.given) }));
  const done = new Map<Row, Done>();
  for (const row of rows) if (row.before) done.set(row, await again(transaction, kind, row, row.before));
  const added = rows.filter((row) => !done.has(row));
  for (const [row, result] of await addTogether(transaction, kind, added, keepsIds)) done.set(row, result);
  const moved = [...done.values()].flatMap(({ moved }) => moved ?? []);
  await remember(transaction, source, kind, moved);
  return rows.map((row) => ({
    kind,
    place: `${kind} ${row.oldId}`,
    title: row.given.name,
    paths: row.paths,
    ...(done.get(row)?.outcome ?? { status: "left out", remarks: [] }),
  }));
}

function storableEntry({ kind, name, picture = "", year }: MovedEntry): Entry {
  const tidy = kind === "albums" ? tidyName(name) : nameOfPerson(name);
  const address = storableText(picture).trim();
  const isPicture = isPictureAddress(address);
  const allowed = yearIn(year);
  const remarks = [
    kind !== "albums" && name.includes(",") && `A name has no comma here, so it is "${tidy}".`,
    address && !isPicture && "The address of its picture is none, and was left out.",
    year !== undefined && allowed === undefined && `Its year ${year} was left out.`,
  ];
  return {
    name: tidy,
    picture: isPicture ? address : null,
    year: allowed ?? null,
    remarks: remarks.flatMap((remark) => remark || []),
  };
}

/** A row that was moved in before. */
async function again(sql: Transaction, kind: EntryKind, row: Row, before: KnownRow): Promise<Done> {
  const { name, picture, year, remarks, hash, paths, oldId } = row;
  const newId = before.newId ?? 0;
  if (before.hash === hash) return { outcome: { status: "unchanged", remarks: [], newId } };
  const moved = { ...before, hash, paths, oldId };
  if (before.version === null) return { outcome: { status: "merged", remarks, newId }, moved };
  try {
    const input = { name, year, picture };
    const options = { id: newId, version: before.version, mayLackYear: true };
    const of = kind === "music_directors" ? "music-directors" : kind;
    const { version } = await sql.savepoint((part) => saveEntry(part as Transaction, of, input, options));
    return { outcome: { status: "updated", remarks, newId }, moved: { ...moved, version } };
  } catch (error) {
    if (!(error instanceof EntryRefused)) throw error;
    return { outcome: { status: "kept", remarks: [error.message], newId } };
  }
}

/** All together, or where one breaks a rule one by one. */
async function addTogether(
  transaction: Transaction,
  kind: EntryKind,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<ReadonlyMap<Row, Done>> {
  if (rows.length === 0) return new Map();
  try {
    return await transaction.savepoint((part) => add(part as Transaction, kind, rows, keepsIds));
  } catch (error) {
    const { code = "", constraint_name: rule = "" } = error as { code?: string; constraint_name?: string };
    // Only what is about a row: a value that breaks a rule, or a name that is another name of somebody.
    if (!/^(?:22|23|AN006)/.test(code)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) {
      const reason = rule ? `${rule.replaceAll("_", " ")}.` : (error as Error).message;
      return new Map([[only, { outcome: { status: "left out", remarks: [...only.remarks, reason] } }]]);
    }
  }
  const half = Math.ceil(rows.length / 2);
  return new Map([
    ...(await addTogether(transaction, kind, rows.slice(0, half), keepsIds)),
    ...(await addTogether(transaction, kind, rows.slice(half), keepsIds)),
  ]);
}

interface Meant {
  readonly place: number;
  /** Of the one that is here. */
  readonly id: number | null;
  /** The same for names that mean the same. */
  readonly key: string;
  readonly version: string | null;
}

async function add(
  sql: Transaction,
  kind: EntryKind,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<ReadonlyMap<Row, Done>> {
  const before = await findMeant(sql, kind, rows);
  const firsts = new Map<string, number>();
  for (const { place, id, key } of before) if (id === null && !firsts.has(key)) firsts.set(key, place);
  const added = [...firsts.values()].flatMap((place) => {
    const { oldId = "", name, year, picture } = rows[place] ?? {};
    return { place, id: keepsIds ? idOf(oldId) : undefined, name, year, picture };
  });
  const isAlbum = kind === "albums";
  const table = `public.${kind}`;
  const free = await sql.unsafe<{ id: number }[]>(
    `select g.id from unnest($1::bigint[]) as g (id) where not exists (select from ${table} as t where t.id = g.id)`,
    [added.flatMap(({ id }) => id ?? [])],
  );
  await clearNumbers(
    sql,
    kind,
    free.map(({ id }) => id),
  );
  await sql.unsafe(
    `insert into ${table} (id, name, ${pictureOf(kind)}${isAlbum ? ", year" : ""})
     select case when exists (select from ${table} as taken where taken.id = g.id) or g.id is null
       then nextval(pg_get_serial_sequence('${table}', 'id')) else g.id end, g.name, g.picture${isAlbum ? ", g.year" : ""}
     from jsonb_to_recordset($1::text::jsonb) as g (place integer, id bigint, name text, picture text, year integer)
     order by private.name_key(g.name) collate "C"
     on conflict do nothing`,
    [JSON.stringify(added)],
  );
  const own = new Set(firsts.values());
  const given = (await findMeant(sql, kind, rows)).flatMap(({ place, id }) => {
    const picture = rows[place]?.picture;
    return own.has(place) || !picture ? [] : { id, picture };
  });
  await givePictures(sql, kind, given);
  const after = await findMeant(sql, kind, rows);
  return new Map(
    rows.map((row, at): [Row, Done] => {
      const found = after.find(({ place }) => place === at);
      const { oldId, hash, paths, remarks } = row;
      if (!found?.id)
        return [row, { outcome: { status: "left out", remarks: [...remarks, "It has no name."] } }];
      const isOwn = own.has(at);
      return [
        row,
        {
          outcome: { status: isOwn ? "created" : "merged", remarks, newId: found.id },
          moved: { oldId, newId: found.id, hash, views: 0, version: isOwn ? found.version : null, paths },
        },
      ];
    }),
  );
}

/** Whom or what the names mean here now. */
function findMeant(sql: Transaction, kind: EntryKind, rows: readonly Row[]): Promise<readonly Meant[]> {
  const query =
    kind === "albums"
      ? `select g.place, m.album_id as id, concat(private.name_key(m.album_name), ' ', m.album_year) as key
         from given as g cross join lateral private.album_meant(g.name) as m`
      : `select g.place, p.id, m.key
         from given as g
         join private.names_meant('${kind}', array(select given.name from given)) as m on m.typed_name = g.name
         left join public.${kind} as p on p.name_key = m.key`;
  const names = rows.map(({ name, year }) =>
    kind === "albums" && name ? albumText(name, year ?? undefined) : name,
  );
  return sql.unsafe<Meant[]>(
    `with given as materialized (
       select n.name, n.place::integer - 1 as place from unnest($1::text[]) with ordinality as n (name, place))
     select found.*, to_json(private.version_of_entry('${kind}', found.id)) #>> '{}' as version
     from (${query}) as found order by found.place`,
    [names],
  );
}

/** To those that have none. */
async function givePictures(sql: Transaction, kind: EntryKind, given: readonly object[]): Promise<void> {
  const picture = pictureOf(kind);
  await sql.unsafe(
    `update public.${kind} as e set ${picture} = g.picture
     from (select distinct on (g.id) * from jsonb_to_recordset($1::text::jsonb) as g (id bigint, picture text)) as g
     where e.id = g.id and e.${picture} is null`,
    [JSON.stringify(given)],
  );
}
