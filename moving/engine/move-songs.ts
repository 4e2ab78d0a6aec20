/**
 * Moves a part of the songs in. Two songs of the source stay two, also with one title, singer and album. One that was
 * changed or deleted here since it was moved is left as it is, and told. Views that the source has counted since are
 * added.
 */
import { SongRefused, saveDrafts, saveSongs } from "#catalogue";
import type { Transaction } from "#postgres";
import type { MovedSong } from "../moved.ts";
import { findFreeNumbers, findGiven, type GivenRow, idOf, remember } from "./moved-rows.ts";
import type { MoveOutcome, OutcomeOfRow, PartOptions } from "./outcome.ts";
import { type SongToMove, songToMove, withoutRefused } from "./song-to-move.ts";

/** What is here of a song that was moved before. */
interface Present {
  readonly id: number;
  readonly isDraft: boolean;
  readonly version: string;
}

interface Row extends GivenRow<MovedSong> {
  readonly views: number;
  readonly present: Present | undefined;
  readonly song: SongToMove;
}

interface NumberedRow extends Row {
  /** What it has here, or gets. */
  readonly newId: number;
}

export async function moveSongs(
  transaction: Transaction,
  songs: readonly MovedSong[],
  { source, keepsIds }: PartOptions,
): Promise<readonly MoveOutcome[]> {
  const given = await findGiven(transaction, source, "songs", songs, {
    nameOf: ({ song: { title = "" } }) => title,
    hashed: ({ song }, paths) => [song, paths],
  });
  const present = await findPresent(
    transaction,
    given.flatMap(({ before }) => before?.newId ?? []),
  );
  const rows = given.map(
    (row): Row => ({
      ...row,
      song: songToMove(row.given),
      views: row.given.views ?? 0,
      present: present.get(row.before?.newId ?? 0),
    }),
  );
  const outcomes = new Map<Row, OutcomeOfRow>();
  for (const row of rows) {
    const outcome = knownOutcome(row);
    if (outcome) outcomes.set(row, outcome);
  }
  const open = rows.filter((row) => !outcomes.has(row));
  const moved = [];
  for (const [row, outcome] of await saveAll(transaction, open, keepsIds)) {
    const { newId } = outcome;
    outcomes.set(row, outcome);
    if (newId !== undefined)
      moved.push({ ...row, newId, views: Math.max(row.views, row.before?.views ?? 0) });
  }
  await addViews(transaction, source, rows);
  await remember(transaction, source, "songs", moved, versionHere);
  return rows.map((row) => {
    const { given, paths, present } = row;
    const isDraft = present?.isDraft ?? false;
    const outcome = outcomes.get(row) as OutcomeOfRow;
    return { kind: "songs", place: given.place, title: given.song.title ?? "", paths, isDraft, ...outcome };
  });
}

const versionHere = `coalesce(
  (select l.updated_at from public.lyrics as l where l.id = g.new_id),
  (select d.version from private.drafts as d where d.id = g.new_id))`;

async function findPresent(
  sql: Transaction,
  newIds: readonly number[],
): Promise<ReadonlyMap<number, Present>> {
  if (newIds.length === 0) return new Map();
  const ids = newIds as number[];
  const rows = await sql<Present[]>`
    select id, false as "isDraft", to_json(updated_at) #>> '{}' as version from public.lyrics
    where id = any (${ids}::bigint[])
    union all
    select id, true, to_json(version) #>> '{}' from private.drafts where id = any (${ids}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** @returns what becomes of a song for which nothing is saved */
function knownOutcome({ before, present, hash, song }: Row): OutcomeOfRow | undefined {
  if (!before) return undefined;
  const newId = before.newId ?? 0;
  if (before.hash === hash) return { status: "unchanged", remarks: [], newId };
  const kept = (why: string): OutcomeOfRow => ({ status: "kept", remarks: [why], newId });
  if (!present) return kept("It was deleted here, and differs in the source now. It stays deleted.");
  const address = `/admin/lyrics/${present.isDraft ? "drafts/" : ""}edit/${present.id}`;
  if (present.version !== before.version)
    return kept(`It was changed here, and differs in the source now. It stays as it is: ${address}.`);
  if (!present.isDraft && song.status !== "public")
    return kept(`It is not public in the source any more. It stays public here: ${address}.`);
  return undefined;
}

/** Again and again without what is refused, until all are saved or can do without nothing more. */
async function saveAll(
  transaction: Transaction,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<ReadonlyMap<Row, OutcomeOfRow>> {
  const outcomes = new Map<Row, OutcomeOfRow>();
  let open = new Map(
    (await withNumbers(transaction, rows, keepsIds)).map((row, at) => [rows[at] as Row, row]),
  );
  while (open.size > 0) {
    const refusals = await saveOnce(transaction, [...open.values()]);
    const again = new Map<Row, NumberedRow>();
    for (const [row, numbered] of open) {
      const { song, newId, present } = numbered;
      const { remarks } = song;
      const refusal = refusals.get(numbered);
      const rest = refusal && withoutRefused(song, refusal);
      if (rest) again.set(row, { ...numbered, song: rest });
      else if (refusal) outcomes.set(row, { status: "left out", remarks: [...remarks, refusal.message] });
      else {
        const isDraft = song.status !== "public";
        outcomes.set(row, { status: present ? "updated" : "created", remarks, newId, isDraft });
      }
    }
    open = again;
  }
  return outcomes;
}

/** New ones keep the numbers that are free here, or get further ones. */
async function withNumbers(
  sql: Transaction,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<readonly NumberedRow[]> {
  const added = rows.filter(({ present }) => !present);
  const free = await findFreeNumbers(sql, "songs", keepsIds ? added : []);
  // As many as could be needed, where some of the numbers to come are kept by others.
  const drawn = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('public.lyrics', 'id')) as id
    from generate_series(1, ${added.length > free.size ? added.length : 0}::integer)`;
  const further = drawn.filter(({ id }) => !free.has(id)).values();
  return rows.map((row) => {
    const own = idOf(row.oldId) ?? 0;
    const newId = row.present?.id ?? (free.has(own) ? own : (further.next().value?.id as number));
    return { ...row, newId };
  });
}

/** @returns those that break a rule */
async function saveOnce(
  transaction: Transaction,
  rows: readonly NumberedRow[],
): Promise<ReadonlyMap<NumberedRow, SongRefused>> {
  const isOfSongs = ({ song, present }: Row) => song.status === "public" && !present?.isDraft;
  const [songs, drafts] = [rows.filter(isOfSongs), rows.filter((row) => !isOfSongs(row))];
  const common = ({ song: { input, createdAt }, present, newId, views }: NumberedRow) => ({
    input,
    ...(createdAt !== undefined && { createdAt }),
    ...(present ? { id: newId } : { views, givenId: newId }),
  });
  const ofSongs = await saveSongs(transaction, songs.map(common));
  const ofDrafts = await saveDrafts(
    transaction,
    drafts.map((row) => ({
      ...common(row),
      ...(row.present && { version: row.present.version }),
      publishAt: row.song.publishAt,
      isWithdrawn: row.song.status === "withdrawn",
    })),
  );
  // What has become public in the source is published here.
  for (const [at, { present, song, newId }] of drafts.entries())
    if (present && song.status === "public" && ofDrafts[at] === null)
      await transaction`select private.publish_draft(${newId}::bigint)`;
  const results = [...ofSongs, ...ofDrafts];
  return new Map(
    [...songs, ...drafts].flatMap((row, at) => {
      const result = results[at];
      return result instanceof SongRefused ? [[row, result]] : [];
    }),
  );
}

/** Those that the source has counted since the last run, whatever else was changed here. */
async function addViews(sql: Transaction, source: string, rows: readonly Row[]): Promise<void> {
  const more = rows.flatMap(({ oldId, before, views }) =>
    before?.newId && views > before.views
      ? { old_id: oldId, id: before.newId, views, more: views - before.views }
      : [],
  );
  if (more.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(more)}::text::jsonb)
        as g (old_id text, id bigint, views bigint, more bigint)),
    public as (update public.lyrics as l set views = l.views + g.more from given as g where l.id = g.id),
    drafts as (update private.drafts as d set views = d.views + g.more from given as g where d.id = g.id)
    update private.moved as m set views = g.views from given as g
    where m.source = ${source} and m.kind = 'songs' and m.old_id = g.old_id`;
}
