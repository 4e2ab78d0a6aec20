/** Saves many songs of an import that are not public. One that breaks a rule of drafts is left out. */
import type { Transaction } from "#postgres";
import { checkSongsIn } from "../songs/check-songs.ts";
import type { SongInput } from "../songs/song-input.ts";
import { SongRefused } from "../songs/song-refused.ts";
import { rowOf, textOfRows } from "../songs/song-rows.ts";
import { draftToCheck } from "./check-draft.ts";

export interface DraftToSave {
  /** All fields. */
  readonly input: SongInput;
  /** Of the stored draft, with the version that was seen; left out for a new one. */
  readonly id?: number;
  readonly version?: string;
  /** When the song was added, ISO 8601; left out, it stays as it is, and a new draft has none before it is public. */
  readonly createdAt?: string;
  /** When it is to be published, ISO 8601; null for a draft that waits. */
  readonly publishAt: string | null;
  /** Whether a new one is kept as a withdrawn song. A stored one stays what it is. */
  readonly isWithdrawn: boolean;
  /** Of a new one: the number that it gets, which no song and no draft has, and its views. */
  readonly givenId?: number;
  readonly views?: number;
}

const gone = new SongRefused({
  code: "gone",
  field: null,
  message: "This draft was changed, published or deleted meanwhile. Please import it again.",
});

/** What the state of a public song has (functions/revisions/state_of.sql), where the draft has a date. */
const state = `
  private.draft_state(each) || case when each ->> 'created_at' is null then '{}' else jsonb_build_object(
    'created_at', (to_json((each ->> 'created_at')::timestamptz at time zone 'UTC') #>> '{}') || '+00:00') end`;

const adding = `
  insert into private.drafts (id, state, publish_at, was_public, views)
  select coalesce((each ->> 'given_id')::bigint, nextval(pg_get_serial_sequence('public.lyrics', 'id'))), ${state},
    (each ->> 'publish_at')::timestamptz, (each ->> 'is_withdrawn')::boolean, coalesce((each ->> 'views')::bigint, 0)
  from jsonb_array_elements($1::text::jsonb) with ordinality as draft (each, place) order by place`;

/** What a file does not say of a draft, its state has already. */
const editing = `
  with given as materialized (
    select (each ->> 'id')::bigint as id, (each ->> 'version')::timestamptz as version, ${state} as state,
      (each ->> 'publish_at')::timestamptz as publish_at
    from jsonb_array_elements($1::text::jsonb) as draft (each)
  )
  update private.drafts as d set
    state = d.state || given.state, publish_at = given.publish_at, failure = null,
    version = greatest(clock_timestamp(), d.version + interval '1 microsecond')
  from given where d.id = given.id and d.version = given.version
  returning d.id`;

/**
 * @param transaction is run again after a deadlock
 * @returns for each draft why it was not saved, or null
 * @throws the driver's error when the database fails; nothing is saved then
 */
export async function saveDrafts(
  transaction: Transaction,
  drafts: readonly DraftToSave[],
): Promise<readonly (SongRefused | null)[]> {
  if (drafts.length === 0) return [];
  await transaction`select set_config('antara.changed_by', 'import', true)`;
  const refusals = await checkSongsIn(
    transaction,
    drafts.map(({ input, publishAt }) => draftToCheck(input, { hasTime: publishAt !== null })),
  );
  const open = drafts.filter((_, place) => refusals[place] === null);
  const write = (statement: string, some: readonly DraftToSave[]) =>
    transaction.unsafe<{ id: number }[]>(statement, [textOfRows(some.map(rowOfDraft))], { prepare: true });
  const [added, edited] = [
    open.filter(({ id }) => id === undefined),
    open.filter(({ id }) => id !== undefined),
  ];
  if (added.length > 0) await write(adding, added);
  const kept = new Set(edited.length > 0 ? (await write(editing, edited)).map(({ id }) => id) : []);
  return drafts.map(({ id }, place) => refusals[place] ?? (id === undefined || kept.has(id) ? null : gone));
}

function rowOfDraft({ input, id, version, createdAt, publishAt, isWithdrawn, givenId, views }: DraftToSave) {
  return {
    ...rowOf(input),
    id,
    version,
    created_at: createdAt,
    publish_at: publishAt,
    is_withdrawn: isWithdrawn,
    given_id: givenId,
    views,
  };
}
