import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

beforeEach(async () => {
  await sql`delete from lyrics`;
});

interface Given {
  readonly title?: string;
  readonly english?: string | null;
  readonly hindi?: string | null;
}

async function addSong({ title = "Geet", english = "La", hindi = null }: Given) {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_english, lyrics_hindi) values (${title}, ${english}, ${hindi}) returning id`;
  return song?.id ?? 0;
}

const refrains = async () => {
  const rows = await sql<{ line: string }[]>`
    select line from private.first_lines where is_refrain order by lyric_id, script`;
  return rows.map(({ line }) => line);
};
const letters = () =>
  sql`select letter, count from private.totals where entries = 'first_lines' and count <> 0 order by letter`;

describe("the line by which a song is remembered is", () => {
  test.each([
    ["below a heading that names it", "Ho re\n[Mukhda]\n\nDil mera,\n[Antara]\nAur", "Dil mera"],
    ["below a heading in Hindi", "Ho re\n(मुखड़ा 1):\nDil mera", "Dil mera"],
    ["below [Chorus x2]", "Ho re\n[Chorus x2]\nDil mera", "Dil mera"],
    [
      "the most frequent one, the first of several",
      "Ho re\nDil a\nJaan b\nDil a\nJaan b\nDil a\nJaan b",
      "Dil a",
    ],
    ["the most frequent one, whatever its marks", "Ho re\nDil mera\nDIL MERA!\ndil-mera,", "Dil mera"],
  ])("%s", async (_what, english, line) => {
    await addSong({ english });
    expect(await refrains()).toEqual([line]);
  });

  test.each([
    ["lines come twice", "Ho re\nDil mera\nAur\nDil mera"],
    ["a line of one word is the most frequent", "Ho re\nhoho\nhoho\nhoho"],
    ["it is the first line as well", "Dil mera\nAur\nDil mera\nAur kya\nDil mera"],
    ["a heading has no line below it", "Ho re\n[Chorus]"],
    ["a heading only begins like one of a refrain", "Ho re\n[Chorusgirls]\nDil mera"],
  ])("none if %s", async (_when, english) => {
    await addSong({ english });
    expect(await refrains()).toEqual([]);
  });

  test("the one with the title in it, in both scripts, rather than a frequent one", async () => {
    const title = "Chhap Tilak";
    const english = "Apni chhab\nRe sakhi\nRe sakhi\nRe sakhi\nO chhaap tilak sab chheeni";
    await addSong({ title, english, hindi: "अपनी छब\nओ छाप तिलक सब छीनी" });
    expect(await refrains()).toEqual(["O chhaap tilak sab chheeni", "ओ छाप तिलक सब छीनी"]);
  });

  test("not one with a title of one word, or with a part of the title's words", async () => {
    await addSong({ title: "Dil", english: "Aaja\nDil mera" });
    await addSong({ title: "Dil Me", english: "Aaja\nDil mera" });
    expect(await refrains()).toEqual([]);
  });
});

test("first lines and refrains are counted together by their letters, and follow title and lyrics", async () => {
  const id = await addSong({
    title: "Meri Jaan",
    english: "Sunona\nMeri jaan o\nDil mera\nDil mera\nDil mera",
  });
  expect(await refrains()).toEqual(["Meri jaan o"]);
  expect(await letters()).toEqual([
    { letter: "M", count: 1 },
    { letter: "S", count: 1 },
  ]);
  await sql`update lyrics set title = 'Geet' where id = ${id}`;
  expect(await refrains()).toEqual(["Dil mera"]);
  await sql`update lyrics set lyrics_english = 'Sunona' where id = ${id}`;
  expect(await letters()).toEqual([{ letter: "S", count: 1 }]);
});

test("songs that are older than the rules get their refrains when functions have changed, once", async () => {
  await addSong({ english: "Ho re\n[Mukhda]\nDil mera" });
  await sql`delete from private.first_lines where is_refrain`;
  await sql`select private.renew_groups()`;
  expect(await refrains()).toEqual([]);
  await sql`delete from private.line_rules`;
  await sql`select private.renew_groups()`;
  expect(await refrains()).toEqual(["Dil mera"]);
});
