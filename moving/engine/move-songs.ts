/**
 * Moves a part of the songs in. Two songs of the source stay two, also with one title, singer and album. One that was
 * changed or deleted here since it was moved is left as it is, and told. Views that the source has counted since are
 * added.
 */
import { type SavedSong, SongRefused, saveDrafts, saveSongs } from "#catalogue";
import type { Transaction } from "#postgres";
import type { MovedSong } from "../moved.ts";
import { clearNumbers, findGiven, type GivenRow, idOf, type RowMoved, remember } from "./moved-rows.ts";
import type { MoveOutcome, OutcomeOfRow } from "./outcome.ts";
import type { PartOptions } from "./part-options.ts";
import { type SongToMove, songToMove, withoutRefused } from "./song-to-move.ts";

/** What is here of a song that was moved before. */
interface Present {
  readonly id: number;
  readonly isDraft: boolean;
  readonly version: string;
}

interface Row extends GivenRow<MovedSong> {
  readonly views: number;
  readonly present?: Present | undefined;
  readonly song: SongToMove;
  /** The number that a new one gets; left out, the next one. */
  readonly givenId?: number;
}

export async function moveSongs(
  transaction: Transaction,
  songs: readonly MovedSong[],
  { source, keepsIds }: PartOptions,
): Promise<readonly MoveOutcome[]> {
  const given = await findGiven(
    transaction,
    source,
    "songs",
    songs,
    ({ song: { title = "" } }) => title,
    ({ song }, paths) => [song, paths],
  );
  const present = await findPresent(
    transaction,
    given.flatMap(({ before }) => before?.newId ?? []),
  );
  const rows = given.map((row): Row => {
    const { views = 0 } = row.given;
    return {
      ...row,
      song: songToMove(row.given),
      views: Number.isSafeInteger(views) && views > 0 ? views : 0,
      present: present.get(row.before?.newId ?? 0),
    };
  });
  // Each id once in a part.
  const outcomes = new Map<string, OutcomeOfRow>();
  for (const row of rows) {
    const outcome = knownOutcome(row);
    if (outcome) outcomes.set(row.oldId, outcome);
  }
  const open = rows.filter(({ oldId }) => !outcomes.has(oldId));
  const saved = await saveAll(transaction, await withNumbers(transaction, open, keepsIds));
  const moved: RowMoved[] = [];
  for (const row of open) {
    const { outcome, newId } = saved.get(row.oldId) as SavedRow;
    outcomes.set(row.oldId, outcome);
    if (newId !== undefined)
      moved.push({ ...row, newId, views: Math.max(row.views, row.before?.views ?? 0) });
  }
  await addViews(transaction, source, rows);
  await remember(transaction, source, "songs", moved, versionHere);
  return rows.map(({ given: { place, song }, oldId, paths, present }) => {
    const isDraft = present?.isDraft ?? false;
    return {
      kind: "songs",
      place,
      title: song.title ?? "",
      paths,
      isDraft,
      ...(outcomes.get(oldId) as OutcomeOfRow),
    };
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
  if (present.version !== before.version)
    return kept(
      `It was changed here, and differs in the source now. It stays as it is: ${addressHere(present)}.`,
    );
  if (!present.isDraft && song.status !== "public")
    return kept(`It is not public in the source any more. It stays public here: ${addressHere(present)}.`);
  return undefined;
}

function addressHere({ id, isDraft }: Present): string {
  return isDraft ? `/admin/lyrics/drafts/edit/${id}` : `/admin/lyrics/edit/${id}`;
}

/** Keeps the numbers that are free here. Drafts are given one in any case, so that it is known. */
async function withNumbers(
  sql: Transaction,
  rows: readonly Row[],
  keepsIds: boolean,
): Promise<readonly Row[]> {
  const added = rows.filter(({ present }) => !present);
  const wanted = keepsIds ? added.flatMap(({ oldId }) => idOf(oldId) ?? []) : [];
  const [{ taken, drawn } = { taken: [], drawn: [] }] = await sql<{ taken: number[]; drawn: number[] }[]>`
    select
      array(
        select id from public.lyrics where id = any (${wanted}::bigint[])
        union all select id from private.drafts where id = any (${wanted}::bigint[])) as taken,
      array(
        select nextval(pg_get_serial_sequence('public.lyrics', 'id'))
        from generate_series(1, ${added.filter(({ song }) => song.status !== "public").length}::integer)) as drawn`;
  const used = new Set(taken);
  const numbers = drawn[Symbol.iterator]();
  const given: number[] = [];
  const numbered = rows.map((row) => {
    if (row.present) return row;
    const own = keepsIds ? idOf(row.oldId) : undefined;
    const isFree = own !== undefined && !used.has(own);
    if (isFree) used.add(own);
    if (isFree) given.push(own);
    const givenId = isFree ? own : row.song.status === "public" ? undefined : numbers.next().value;
    return { ...row, ...(givenId !== undefined && { givenId }) };
  });
  await clearNumbers(sql, "songs", given);
  return numbered;
}

interface SavedRow {
  readonly outcome: OutcomeOfRow;
  readonly newId?: number;
}

/** Again and again without what is refused, until all are saved or can do without nothing more. */
async function saveAll(
  transaction: Transaction,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, SavedRow>> {
  const saved = new Map<string, SavedRow>();
  for (let open = rows; open.length > 0; ) {
    const results = await saveOnce(transaction, open);
    const again: Row[] = [];
    for (const row of open) {
      const { remarks, status } = row.song;
      const result = results.get(row);
      if (result instanceof SongRefused) {
        const song = withoutRefused(row.song, result);
        if (song) again.push({ ...row, song });
        else saved.set(row.oldId, { outcome: { status: "left out", remarks: [...remarks, result.message] } });
        continue;
      }
      const newId = result?.id ?? row.givenId ?? row.present?.id ?? 0;
      const isDraft = status !== "public";
      saved.set(row.oldId, {
        outcome: { status: row.present ? "updated" : "created", remarks, newId, isDraft },
        newId,
      });
    }
    open = again;
  }
  return saved;
}

async function saveOnce(
  transaction: Transaction,
  rows: readonly Row[],
): Promise<ReadonlyMap<Row, SavedSong | SongRefused | null | undefined>> {
  const isOfSongs = ({ song, present }: Row) => song.status === "public" && !present?.isDraft;
  const [songs, drafts] = [rows.filter(isOfSongs), rows.filter((row) => !isOfSongs(row))];
  const common = ({ song: { input, createdAt }, present, givenId, views }: Row) => ({
    input,
    ...(createdAt !== undefined && { createdAt }),
    ...(present ? { id: present.id } : { views, ...(givenId !== undefined && { givenId }) }),
  });
  const public_ = await saveSongs(transaction, songs.map(common));
  const others = await saveDrafts(
    transaction,
    drafts.map((row) => ({
      ...common(row),
      ...(row.present && { version: row.present.version }),
      publishAt: row.song.publishAt,
      isWithdrawn: row.song.status === "withdrawn",
    })),
  );
  // What has become public in the source is published here.
  for (const [at, { present, song }] of drafts.entries())
    if (present && song.status === "public" && others[at] === null)
      await transaction`select private.publish_draft(${present.id}::bigint)`;
  return new Map([
    ...songs.map((row, at) => [row, public_[at]] as const),
    ...drafts.map((row, at) => [row, others[at]] as const),
  ]);
}

/** Those that the source has counted since the last run, whatever else was changed here. */
async function addViews(sql: Transaction, source: string, rows: readonly Row[]): Promise<void> {
  const more = rows.flatMap(({ oldId, before, views }) =>
    before?.newId && views > before.views
      ? { oldId, id: before.newId, views, more: views - before.views }
      : [],
  );
  if (more.length === 0) return;
  const ids = more.map(({ id }) => id);
  const counts = more.map((each) => each.more);
  await sql`
    with given as (select * from unnest(${ids}::bigint[], ${counts}::bigint[]) as g (id, more)),
    public as (update public.lyrics as l set views = l.views + g.more from given as g where l.id = g.id)
    update private.drafts as d set views = d.views + g.more from given as g where d.id = g.id`;
  await sql`
    update private.moved as m set views = g.views
    from unnest(${more.map(({ oldId }) => oldId)}::text[], ${more.map(({ views }) => views)}::bigint[])
      as g (old_id, views)
    where m.source = ${source} and m.kind = 'songs' and m.old_id = g.old_id`;
}
