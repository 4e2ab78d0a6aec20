import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findSuggestions } from "./find-suggestions.ts";

describe("suggestions while typing", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  const names = async (typed: string) => (await findSuggestions(sql, typed)).map(({ name }) => name);
  const marked = async (typed: string) =>
    (await findSuggestions(sql, typed))[0]?.markedName.flatMap(({ text, isMatch }) => (isMatch ? text : []));

  test("are songs, people and albums with pictures and notes, in one statement", async () => {
    const counted = countingStatements(sql);
    const [song] = await findSuggestions(counted.sql, "hazaaron");
    expect(song).toEqual({
      kind: "song",
      id: expect.any(Number),
      name: "Hazaaron Khwahishen Aisi",
      markedName: [
        { text: "Hazaaron", isMatch: true },
        { text: " Khwahishen Aisi", isMatch: false },
      ],
      note: "Jagjit Singh",
      singersInDevanagari: null,
      devanagari: null,
      slug: null,
      songCount: null,
      why: null,
      byFirstLetters: false,
      image_url: null,
      firstHindiLine: "हज़ारों ख़्वाहिशें ऐसी कि हर ख़्वाहिश पे दम निकले",
    });
    expect(counted.statements()).toBe(1);
    expect((await findSuggestions(sql, "hazaaron", "hi"))[0]?.singersInDevanagari).toBe("जगजीत सिंह");
    expect((await findSuggestions(sql, "suraiya"))[0]).toMatchObject({
      kind: "singer",
      name: "Suraiya",
      devanagari: { name: "सुरैया", isDrafted: false },
      note: "",
      firstHindiLine: null,
    });
    expect((await findSuggestions(sql, "mirza")).slice(0, 3)).toMatchObject([
      { kind: "lyricist", name: "Mirza Ghalib", note: "" },
      { kind: "album", name: "Mirza Ghalib", note: "1988" },
      { kind: "album", name: "Mirza Ghalib (1954 Film)", note: "1954" },
    ]);
  });

  test("show the line, in the typed script, or the name by which a song was found", async () => {
    const whys = async (typed: string) =>
      (await findSuggestions(sql, typed)).flatMap(({ name, why }) =>
        why
          ? `${name}: ${why.of}: ${why.text.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("")}`
          : [],
      );
    expect(await whys("iqbal")).toEqual([
      "Sare Jahan Se Achha: roman line: [Iqbal] koi mahram apna nahin jahan mein",
      "Lab Pe Aati Hai Dua: lyricists: Allama [Iqbal]",
    ]);
    expect(await whys("ujde dayar")).toEqual([
      "Lagta Nahin Hai Dil Mera: roman line: Lagta nahin hai dil mera [ujde dayaar] mein",
    ]);
    expect(await whys("उजड़े दयार")).toEqual([
      "Lagta Nahin Hai Dil Mera: hindi line: लगता नहीं है दिल मेरा [उजड़े दयार] में",
    ]);
    expect(await whys("bulo")).toContain("Mat Ja Mat Ja Jogi: music_directors: [Bulo] C. Rani");
    expect(await whys("hazaaron")).toEqual([]);
  });

  test("say when a song was found by first letters, as in antakshari", async () => {
    const [title] = await findSuggestions(sql, "l n h d m");
    expect(title).toMatchObject({ name: "Lagta Nahin Hai Dil Mera", byFirstLetters: true, why: null });
    expect(await marked("l n h d m")).toEqual(["L", "N", "H", "D", "M"]);
    await sql`insert into lyrics (title, lyrics_english) values ('Subah', ${"neela gagan tale dhoop khili\nla la"})`;
    const [line] = await findSuggestions(sql, "ngtdk");
    expect(line).toMatchObject({ name: "Subah", byFirstLetters: true, why: { of: "roman line" } });
    expect(line?.why?.text.flatMap(({ text, isMatch }) => (isMatch ? text : []))).toEqual([
      "n",
      "g",
      "t",
      "d",
      "k",
    ]);
  });

  test("include people in each of their roles, those with most songs first", async () => {
    expect(await findSuggestions(sql, "jagjit")).toMatchObject([
      { kind: "music_director", name: "Jagjit Singh" },
      { kind: "singer", name: "Jagjit Singh" },
      { kind: "singer", name: "Jagjit Kaur" },
    ]);
    expect((await findSuggestions(sql, "iqbal"))[0]).toMatchObject({
      kind: "lyricist",
      name: "Allama Iqbal",
    });
  });

  test("have the covers and portraits that were set, and a song else the cover of its album", async () => {
    await sql`update albums set cover_image_url = 'https://a.example/album.jpg' where name = 'Lal Qila'`;
    await sql`update singers set image_url = 'https://a.example/suraiya.jpg' where name = 'Suraiya'`;
    const picture = async (typed: string) => (await findSuggestions(sql, typed))[0]?.image_url;
    expect(await picture("lagta nahin")).toBe("https://a.example/album.jpg");
    expect(await picture("lal qila")).toBe("https://a.example/album.jpg");
    expect(await picture("suraiya")).toBe("https://a.example/suraiya.jpg");
    expect(await picture("hazaaron")).toBeNull();
  });

  test("are found in either script", async () => {
    expect((await names("हज़ारों"))[0]).toBe("Hazaaron Khwahishen Aisi");
    expect(await marked("हज़ारों")).toEqual(["Hazaaron"]);
    await sql`insert into lyrics (title, lyrics_hindi) values ('चलते चलते', 'चलते चलते')`;
    expect((await names("चल"))[0]).toBe("चलते चलते");
    expect((await names("chalte"))[0]).toBe("चलते चलते");
    expect(await marked("चल")).toEqual(["चल", "चल"]);
  });

  test("that begin with the typed text come first, sorted by views, before those with a matching later word", async () => {
    for (const [title, views] of [
      ["Zamana Ek", 5],
      ["Zamana Do", 7],
      ["Mera Zamana", 9],
    ] as const)
      await sql`insert into lyrics (title, lyrics_english, views) values (${title}, 'la la', ${views})`;
    await sql`insert into singers (name) values ('Zamana Khan')`;
    expect((await names("ZAMA")).slice(0, 4)).toEqual([
      "Zamana Do",
      "Zamana Ek",
      "Zamana Khan",
      "Mera Zamana",
    ]);
    await sql`insert into albums (name, year) values ('Zamana', 1985)`;
    expect((await names("zamana"))[0]).toBe("Zamana");
  });

  test("are at most eight", async () => {
    await sql`insert into lyrics (title, lyrics_english) select 'Qqq ' || n, 'la' from generate_series(1, 20) as n`;
    expect(await names("qq")).toHaveLength(8);
    // Neither songs nor names take all the places.
    await sql`insert into singers (name) select 'Qqq Khan ' || n from generate_series(1, 20) as n`;
    const kinds = (await findSuggestions(sql, "qq")).map(({ kind }) => kind === "song");
    expect(kinds).toEqual([true, true, true, true, true, false, false, false]);
  });

  test("need two letters, or one Devanagari letter", async () => {
    expect(await names("ha")).not.toEqual([]);
    expect(await names("ह")).not.toEqual([]);
    const counted = countingStatements(sql);
    for (const typed of ["", " ", "h", " h ", "हि".slice(1), "%", "%%", "\0", "h\0", "🎵🎵"])
      expect(await findSuggestions(counted.sql, typed), typed).toEqual([]);
    expect(counted.statements()).toBe(0);
  });

  test("use the first 100 characters, and treat them literally", async () => {
    const long = "kamal ".repeat(20).trim();
    await sql`insert into albums (name) values (${long})`;
    expect((await names("kamal ".repeat(1_000)))[0]).toBe(long);
    await sql`insert into albums (name) values (${`50%_'o" \\ x`})`;
    expect((await names(`50%_'o" \\`))[0]).toBe(`50%_'o" \\ x`);
    await names("'; drop table lyrics; --");
    expect(await names("hazaaron")).not.toEqual([]);
  });

  test("are not accessible to the roles of the data service", async () => {
    const [rights] = await sql`
      select has_function_privilege('anon', 'private.suggest(text)', 'execute') as anon`;
    expect(rights).toEqual({ anon: false });
  });
});
