import { expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("songs");

test("an insert of one row is rolled back if an inner join excludes the row from the response", async () => {
  const { status, body } = await ask("/lyrics?select=id,albums!inner(id)", {
    method: "POST",
    key: secretKey,
    headers: { Accept: "application/vnd.pgrst.object+json", Prefer: "return=representation" },
    body: { title: "Bina Album", lyrics_english: "la" },
  });
  expect([status, body.code, body.details]).toEqual([406, "PGRST116", "The result contains 0 rows"]);
  expect(await database.sql`select from lyrics where title = 'Bina Album'`).toHaveLength(0);
});
