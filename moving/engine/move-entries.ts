/**
 * Moves a part of the people of one role, or of the albums, in. Those that have one name, in whatever capitals, are
 * one; so are those that are here already, which get a picture where they have none.
 */
import { databaseErrorOf, EntryRefused, saveEntry, tryRows } from "#catalogue";
import type { Transaction } from "#postgres";
import type { EntryKind, MovedEntry } from "../moved.ts";
import {
  findFreeNumbers,
  findGiven,
  type GivenRow,
  idOf,
  type KnownRow,
  type RowMoved,
  remember,
} from "./moved-rows.ts";
import { albumText, isPictureAddress, nameOfPerson, storableText, tidyName, yearIn } from "./names.ts";
import type { MoveOutcome, OutcomeOfRow, PartOptions } from "./outcome.ts";

interface Row extends GivenRow<MovedEntry> {
  /** As it can be stored. */
  readonly name: string;
  readonly picture: string | null;
  readonly year: number | null;
  readonly remarks: readonly string[];
}

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
  const given = await findGiven(transaction, source, kind, entries, {
    nameOf: ({ name }) => name,
    hashed: (entry, paths) => ({ ...entry, paths }),
  });
  const rows = given.map(storableRow);
  const done = new Map<Row, Done>();
  for (const row of rows) if (row.before) done.set(row, await again(transaction, kind, row, row.before));
  const added = rows.filter((row) => !done.has(row));
  const work = (trial: Transaction, some: readonly Row[]) => add(trial, kind, some, keepsIds);
  const results = await tryRows(transaction, added, work, refusalOf);
  for (const [at, row] of added.entries()) {
    const result = results[at] as Done | string;
    const leftOut = { outcome: { status: "left out", remarks: [...row.remarks, String(result)] } } as const;
    done.set(row, typeof result === "string" ? leftOut : result);
  }
  const moved = [...done.values()].flatMap(({ moved }) => moved ?? []);
  await remember(transaction, source, kind, moved);
  return rows.map((row) => {
    const { outcome } = done.get(row) as Done;
    return { kind, place: `${kind} ${row.oldId}`, title: row.given.name, paths: row.paths, ...outcome };
  });
}

function storableRow(row: GivenRow<MovedEntry>): Row {
  const { kind, name, picture = "", year } = row.given;
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
    ...row,
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

/** @returns the rule that a row breaks: a value does, or a name that is another name of somebody */
function refusalOf(error: unknown): string | null {
  const { code = "", constraint_name: rule, message = "" } = databaseErrorOf(error) ?? {};
  if (!/^(?:22|23|AN006)/.test(code)) return null;
  return rule ? `${rule.replaceAll("_", " ")}.` : message;
}

interface Meant {
  readonly place: number;
  /** Of the one that is here. */
  readonly id: number | null;
  /** The same for names that mean the same. */
  readonly key: string;
  readonly version: string | null;
}

/** @returns for each row what became of it, or why it was left out */
async function add(
  sql: Transaction,
  kind: EntryKind,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<readonly (Done | string)[]> {
  const free = await findFreeNumbers(sql, kind, keepsIds ? rows : []);
  // Of those that are one, the first counts, with the first picture.
  const same = Map.groupBy(await findMeant(sql, kind, rows), ({ id, key }) => id ?? key);
  const ones = Array.from(same.values(), (of) => {
    const { place = 0, id = null } = of[0] ?? {};
    const { oldId = "", name, year } = rows[place] as Row;
    const own = idOf(oldId);
    const picture = of.map((each) => rows[each.place]?.picture).find(Boolean);
    return { place, id, own: own && free.has(own) ? own : null, name, year, picture };
  });
  const added = ones.filter(({ id }) => id === null);
  const [table, picture] = [`public.${kind}`, pictureOf(kind)];
  const isAlbum = kind === "albums";
  await sql.unsafe(
    `insert into ${table} (id, name, ${picture}${isAlbum ? ", year" : ""})
     select coalesce(g.own, nextval(pg_get_serial_sequence('${table}', 'id'))), g.name, g.picture
       ${isAlbum ? ", g.year" : ""}
     from jsonb_to_recordset($1::text::jsonb) as g (own bigint, name text, picture text, year integer)
     order by private.name_key(g.name) collate "C"
     on conflict do nothing`,
    [JSON.stringify(added)],
  );
  await sql.unsafe(
    `update ${table} as e set ${picture} = g.picture
     from jsonb_to_recordset($1::text::jsonb) as g (id bigint, picture text)
     where e.id = g.id and e.${picture} is null and g.picture is not null`,
    [JSON.stringify(ones)],
  );
  const own = new Set(added.map(({ place }) => place));
  const after = new Map((await findMeant(sql, kind, rows)).map((meant) => [meant.place, meant]));
  return rows.map(({ oldId, hash, paths, remarks }, at) => {
    const { id: newId = null, version = null } = after.get(at) ?? {};
    if (newId === null) return "It has no name.";
    const isOwn = own.has(at);
    return {
      outcome: { status: isOwn ? "created" : "merged", remarks, newId },
      moved: { oldId, newId, hash, views: 0, version: isOwn ? version : null, paths },
    };
  });
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
