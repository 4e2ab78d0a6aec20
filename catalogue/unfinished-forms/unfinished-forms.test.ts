import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import {
  findUnfinishedForm,
  forgetOldUnfinishedForms,
  keepUnfinishedForm,
  listUnfinishedForms,
  longestUnfinishedForm,
  mostUnfinishedForms,
} from "./unfinished-forms.ts";

const { sql } = await openTestDatabase();
beforeEach(() => sql`delete from private.unfinished_forms`);

const address = "/admin/lyrics/add";
const form = (title: string, key = crypto.randomUUID()) => ({ key, address, title });

test("a form is kept once under its key, with what was typed last", async () => {
  const one = form("A");
  await keepUnfinishedForm(sql, one, '{"title":"A"}');
  await keepUnfinishedForm(sql, { ...one, title: "AB" }, '{"title":"AB"}');
  expect(await listUnfinishedForms(sql)).toMatchObject([{ key: one.key, title: "AB" }]);
  expect(await findUnfinishedForm(sql, one.key, address)).toEqual({ title: "AB" });
  expect(await findUnfinishedForm(sql, one.key, "/admin/lyrics/edit/1")).toBeNull();
  expect(await findUnfinishedForm(sql, "no key", address)).toBeNull();
});

test("only the latest forms are kept, none for more than thirty days, and none that is too long", async () => {
  for (let number = 0; number <= mostUnfinishedForms; number += 1)
    await keepUnfinishedForm(sql, form(`${number}`), "{}");
  const kept = await listUnfinishedForms(sql);
  expect(kept).toHaveLength(mostUnfinishedForms);
  expect([kept[0]?.title, kept.at(-1)?.title]).toEqual([`${mostUnfinishedForms}`, "1"]);
  await sql`update private.unfinished_forms set saved_at = now() - interval '31 days' where title <> '7'`;
  expect(await forgetOldUnfinishedForms(sql)).toBe(mostUnfinishedForms - 1);
  const tooLong = JSON.stringify("x".repeat(longestUnfinishedForm));
  await expect(keepUnfinishedForm(sql, form("long"), tooLong)).rejects.toMatchObject({ code: "23514" });
});
