/** For tests of the history: random edits of songs that are not public, and their ways there and back. */
import fc from "fast-check";
import {
  deleteDraft,
  publishDraft,
  publishDueDrafts,
  restoreRevision,
  saveDraft,
  withdrawSong,
} from "#catalogue";
import type { Sql } from "#postgres";
import { input, number, pick } from "./random-songs.ts";

export const draftEdit = fc.oneof(
  fc.record({ do: fc.constant("withdraw"), number }),
  fc.record({ do: fc.constant("publish"), number }),
  fc.record({
    do: fc.constant("draft"),
    input: fc.oneof(input, fc.record({ title: fc.constantFrom("A", "B") })),
    number,
    isNew: fc.nat(2).map((one) => one === 0),
    publishesNow: fc.nat(4).map((one) => one === 0),
  }),
  fc.record({
    do: fc.constant("patch-draft"),
    number,
    state: fc.constantFrom({ genre: "Qawwali" }, { title: "D", year: null }, { lyrics_singers: [] }, {}),
  }),
  fc.record({ do: fc.constant("clock"), number }),
  fc.record({ do: fc.constant("delete-draft"), number }),
  fc.record({ do: fc.constant("restore-draft"), number, revision: number }),
);
type DraftEdit = typeof draftEdit extends fc.Arbitrary<infer Value> ? Value : never;

export async function runDraftEdit(each: DraftEdit, sql: Sql): Promise<unknown> {
  const draft = (await pick(sql, "private.drafts", each.number)) ?? 0;
  switch (each.do) {
    case "withdraw":
      return withdrawSong(sql, (await pick(sql, "lyrics", each.number)) ?? 0);
    case "publish":
      return publishDraft(sql, draft);
    case "draft":
      return saveDraft(sql, each.input, {
        ...(each.isNew || draft === 0 ? {} : { id: draft }),
        publishesNow: each.publishesNow,
      });
    case "patch-draft":
      return sql`
        update private.drafts set state = state || ${JSON.stringify(each.state)}::text::jsonb where id = ${draft}`;
    case "clock":
      await sql`update private.drafts set publish_at = now() where id = ${draft}`;
      return publishDueDrafts(sql, () => {});
    case "delete-draft":
      return deleteDraft(sql, draft);
    case "restore-draft": {
      const kept = await sql<{ id: number }[]>`
        select id from private.revisions where table_name = 'lyrics' and row_key = ${String(draft)} order by id`;
      const revision = kept[each.revision % Math.max(kept.length, 1)]?.id ?? 0;
      return restoreRevision(sql, { kind: "songs", id: draft }, revision);
    }
  }
}
