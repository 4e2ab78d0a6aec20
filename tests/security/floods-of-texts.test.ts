/** What strangers can write that the administrator reads: reports and searches that found nothing, in floods. */
import { expect, test } from "vitest";
import { ask, post, withItsDatabase } from "./attacked-site.ts";

const from = (address: string) => ({ "X-Forwarded-For": address });

/** The searches of other programs are not noted. */
const browser = "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";

/** The share of an IPv4 /16 in an hour (server/answering/rate-limit/limits.ts). */
const reportsOfWidest = 100;

test("one provider's networks cannot use up what all may report, and others hear true words", async () => {
  const report = (address: string) =>
    post("/lyrics/sare-jahan-se-achha-1/report", { kind: "words", text: "Buy pills" }, from(address));
  const answers = [];
  for (let network = 0; network < 6; network += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 40 }, (_, n) => report(`100.77.${network}.${n < 20 ? 1 : 2}`)),
      )),
    );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBe(reportsOfWidest);
  expect(refused.at(-1)?.text).toContain("Too many reports at the moment");
  expect((await report("100.78.0.1")).status).not.toBe(429);
});

test("junk searches from forty networks displace no honest words from a list that is almost full", async () => {
  const countKept = () =>
    withItsDatabase(async (sql) => {
      const [row] = await sql<{ honest: number; junk: number }[]>`
        select count(*) filter (where key like 'honest %') as honest, count(*) filter (where key like 'zzqqxx %') as junk
        from private.missed_searches`;
      return row;
    });
  await withItsDatabase(
    (sql) => sql`
      insert into private.missed_searches (key, words, last_searched_at)
      select 'honest ' || n, 'Honest ' || n, now() - n * interval '1 minute' from generate_series(1, 840) as n`,
  );
  for (let turn = 0; turn < 5; turn += 1)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(`/search?q=zzqqxx+${"abcde"[turn]}${n}`, {
          headers: { ...from(`${n + 20}.${n}.${n}.7`), "User-Agent": browser },
        }),
      ),
    );
  await expect.poll(async () => (await countKept())?.junk).toBeGreaterThan(30);
  expect((await countKept())?.honest).toBe(840);
  await withItsDatabase((sql) => sql`delete from private.missed_searches where key ~ '^(honest|zzqqxx) '`);
});
