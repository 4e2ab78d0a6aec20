/** Long, so it is run by hand: `npm run crash-test`. */
import { afterAll, expect, test } from "vitest";
import { joinDatabase } from "#postgres";
import { embeddedDatabaseUrl } from "../process/embedded-database-url.ts";
import { startSite, stopProgram, temporaryFolder } from "../process/run-program.ts";
import { adminPassword, signInAt } from "../process/sign-in.ts";
import { saveByForm } from "./save-by-form.ts";

const rounds = Number(process.env.ROUNDS ?? 50);
const songsAtOnce = 20;
const folders = [temporaryFolder(), temporaryFolder()] as const;
afterAll(() => {
  for (const folder of folders) folder.remove();
});

/** The same name in different case, spacing and Unicode form. */
function spellingOf(name: string, place: number): string {
  const cased = [name, name.toUpperCase(), name.toLowerCase()][place % 3] ?? name;
  const spaced = place % 2 ? `  ${cased.replace(" ", "   ")} ` : cased;
  return spaced.normalize(place % 4 < 2 ? "NFC" : "NFD");
}

test(`one new singer in ${songsAtOnce} songs saved at once is stored once, ${rounds} rounds`, async () => {
  const first = await startSite(folders[0].path, { ADMIN_PASSWORD: adminPassword });
  const second = await startSite(folders[1].path, {
    ADMIN_PASSWORD: adminPassword,
    DATABASE_URL: embeddedDatabaseUrl(folders[0].path),
  });
  const saves = await Promise.all(
    [first, second].map(async ({ address }) => saveByForm(address, await signInAt(address))),
  );
  const database = await joinDatabase({ dataDir: folders[0].path, log: console });
  for (let round = 0; round < rounds; round += 1) {
    const name = `Réné गायक़ ${round}`;
    await Promise.all(
      Array.from({ length: songsAtOnce }, (_, place) =>
        saves[place % saves.length]?.({
          title: `Round ${round} song ${place}`,
          album: "",
          singers: [spellingOf(name, place)],
          lyricists: [],
        }),
      ),
    );
    const made = await database.sql<{ name: string; songs: number }[]>`
      select s.name, (select count(*)::int from lyrics_singers as c where c.singer_id = s.id) as songs
      from singers as s where s.name ~ ${` ${round}$`} and s.name !~ '^Bol'`;
    expect(made).toEqual([{ name: expect.any(String), songs: songsAtOnce }]);
  }
  await database.close();
  await stopProgram(second);
  await stopProgram(first);
}, 1_200_000);
