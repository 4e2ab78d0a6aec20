/** Finds out what an action would do to the chosen songs, before it is done. */
import type { Sql, Transaction } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { findNearName } from "../names/find-near-name.ts";
import { findOfferedNames } from "../names/find-offered-names.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { invalidYear, tooLong } from "../refused.ts";
import { splitNames } from "../songs/split-names.ts";
import { type BulkRequest, type BulkTarget, type BulkVerb, bulkJob } from "./bulk-action.ts";
import {
  ambiguousAlbum,
  BulkRefused,
  bulkGone,
  mayBeAnother,
  mayBeOthers,
  noDraft,
  noPublicSong,
  nothingChanges,
  textInvalid,
  textMissing,
  unknownName,
} from "./bulk-refused.ts";

/**
 * Stores the action with the songs that it changes; `findBulkAction` tells the numbers.
 * @param id from `chooseSongs`; an action that was carried out cannot be asked for again
 * @throws {BulkRefused} if it cannot be done, or nothing would change
 * @throws the driver's error when the database fails
 */
export async function askBulkAction(sql: Sql, id: number, request: BulkRequest): Promise<void> {
  const text = readText(request);
  if (!canBeId(id)) throw new BulkRefused(bulkGone);
  if (text !== request.asTyped?.trim()) await refuseOthers(sql, request.verb, text);
  const asked = await plan(sql, id, request.verb, text, request.people);
  if (!asked) throw new BulkRefused(bulkGone);
  const { target, changing } = asked;
  const noun = nouns[request.verb];
  // Of characters that nobody sees, nothing is left.
  if (noun !== null && !target.text) throw new BulkRefused(textMissing(noun));
  if (target.years) throw new BulkRefused(ambiguousAlbum(target.text ?? "", target.years));
  if (request.verb === "remove-credit" && target.id === null) throw new BulkRefused(unknownName(text));
  if (asked.existing === 0) throw new BulkRefused(request.verb === "publish" ? noDraft : noPublicSong);
  if (changing.length === 0)
    throw new BulkRefused(nothingChanges(asked.existing === 1 ? "The song is" : "All songs are"));
  const updated = await sql`
    update private.bulk_actions
    set state = 'asked', action = ${request.verb}, target = ${JSON.stringify(target)}::text::jsonb,
      changing_ids = ${changing}::bigint[], reason = null
    where id = ${id} and action is distinct from 'undo'
      and (state in ('chosen', 'asked', 'stopped') 
        or state = 'running' and not exists (select from private.jobs where key = ${bulkJob}))`;
  if (updated.count === 0) throw new BulkRefused(bulkGone);
}

/** @throws {BulkRefused} for what may be several people, or is near what is stored */
async function refuseOthers(sql: Sql, verb: BulkVerb, text: string): Promise<void> {
  if (verb === "add-credit") {
    const [offer] = await findOfferedNames(sql, [text]);
    if (offer) throw new BulkRefused(mayBeOthers(offer));
  }
  if (verb !== "set-genre" && verb !== "set-album") return;
  const near = await findNearName(sql, verb === "set-genre" ? "genres" : "albums", text);
  if (near) throw new BulkRefused(mayBeAnother(text, near, nouns[verb] ?? ""));
}

/** @throws {BulkRefused} what the form of a song would refuse */
function readText({ verb, text: typed }: BulkRequest): string {
  const text = stripNullCharacters(typed).trim();
  const noun = nouns[verb];
  if (noun === null) return "";
  if (text === "") throw new BulkRefused(textMissing(noun));
  const refused = (message: string) => new BulkRefused(textInvalid(message));
  switch (verb) {
    case "set-year": {
      const last = new Date().getUTCFullYear() + 2;
      if (!/^\d{4}$/.test(text) || Number(text) < 1900 || Number(text) > last)
        throw refused(invalidYear().message);
      break;
    }
    case "add-credit":
    case "remove-credit":
      if (splitNames(text).length !== 1 || text.includes(","))
        throw refused("Please enter one name, without a comma.");
  }
  const most = verb === "set-genre" ? 100 : 200;
  if ([...text].length > most) throw refused(tooLong("text", noun, String(most)).message);
  return text;
}

const nouns: Readonly<Record<BulkVerb, string | null>> = {
  "set-genre": "genre",
  "set-album": "album",
  "set-year": "year",
  "add-credit": "name",
  "remove-credit": "name",
  publish: null,
  withdraw: null,
  delete: null,
};

interface Plan {
  readonly target: BulkTarget & { readonly years?: string | null };
  readonly changing: number[];
  /** Number of the chosen songs that exist, or of drafts among them that could be published. */
  readonly existing: number;
}

async function plan(
  sql: Sql,
  id: number,
  verb: BulkVerb,
  text: string,
  people: string,
): Promise<Plan | undefined> {
  const [found] = await sql<Plan[]>`
    select t.target, private.songs_to_change(${verb}, t.target, b.song_ids) as changing,
      case when ${verb} = 'publish' then (select count(*) from private.drafts as d where d.id = any (b.song_ids))
        else (select count(*) from lyrics as l where l.id = any (b.song_ids)) end as existing
    from private.bulk_actions as b cross join private.bulk_target(${verb}, ${text}, ${people}) as t (target)
    where b.id = ${id}`;
  return found;
}

/**
 * After songs have changed since the question: stores it with the songs that would change now. Where that is none,
 * the action stops.
 * @throws the driver's error when the database fails
 */
export async function askAgain(sql: Transaction, id: number): Promise<void> {
  await sql`
    update private.bulk_actions as b
    set target = now.target, changing_ids = now.changing,
      song_ids = case when b.action = 'rename-genre' then now.changing else b.song_ids end,
      state = case when now.changing = '{}' then 'stopped' else 'asked' end,
      reason = case when now.changing = '{}' then 'All songs have been changed so meanwhile.'
        else 'Songs have been changed since the question, so nothing was done. These are the present numbers.' end
    from (
      select a.id, t.target, private.songs_to_change(a.action, t.target, a.song_ids) as changing
      from private.bulk_actions as a
      cross join private.bulk_target(
        a.action, a.target ->> 'text', coalesce(a.target ->> 'people', a.target ->> 'genre')) as t (target)
    ) as now
    where b.id = ${id} and now.id = b.id`;
}
