import fc from "fast-check";
import { expect, test } from "vitest";
import { withRightSigns } from "#transliteration";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();

const inDatabase = async (texts: readonly string[]) =>
  (
    await sql<{ right: string }[]>`
      select private.right_signs(normalize(t, nfc)) as right
      from unnest(${texts}::text[]) with ordinality as typed (t, place) order by place`
  ).map(({ right }) => right);

const typed = {
  हूँं: "हूँ",
  हंू: "हूं",
  मैंं: "मैं",
  "काेई अाज": "कोई आज",
  "अाेस एेसा": "ओस ऐसा",
  "ाज ुठो": "आज उठो",
  "िदल िक": "दिल कि",
  "कोर्इ गर्इ": "कोई गई",
  साााथ: "साथ",
  का़तिल: "क़ातिल",
  "दु:ख, अत: नि:शब्द": "दुःख, अतः निःशब्द",
  "ॐ नम: शिवाय": "ॐ नमः शिवाय",
  डाॅक्टर: "डॉक्टर",
};
const right = [
  "लता: गाना",
  "शायर:ग़ालिब",
  "ज़िन्दगी माँ हूँ क्षण ज्ञान श्रृंगार",
  "ए े ी",
  "10:30",
  "नम:स्ते a:b",
  "क्\u200dष रा\u200cज क\u200bाम",
];

test("what looks like Devanagari and is typed otherwise is put right", async () => {
  expect(await inDatabase(Object.keys(typed))).toEqual(Object.values(typed));
  expect(await inDatabase(right)).toEqual(right);
});

test("the proofreader and the database put the same right", async () => {
  const signs = [..."अआइउएओकरसम", ..."ािीुूेैोौॉॅँंःा़्", ":", " ", "\u200d", "a", "दु:", "नम:"];
  const texts = fc
    .sample(fc.array(fc.constantFrom(...signs), { maxLength: 8 }), {
      numRuns: Number(process.env.RUNS ?? 3000),
      seed: 48,
    })
    .map((all) => all.join("").normalize("NFC"));
  const once = texts.map(withRightSigns);
  expect(await inDatabase(texts)).toEqual(once);
});

test("texts and names of songs, people and albums are put right when they are saved", async () => {
  const { id } = await saveSong(sql, {
    title: "हूँं",
    lyrics_hindi: "काेई दु:ख",
    singerNames: "अाशा",
    albumName: "िदल",
  });
  const [saved] = await sql`
    select l.title, l.lyrics_hindi, s.name as singer, a.name as album
    from lyrics as l join albums as a on a.id = l.album_id, singers as s where l.id = ${id}`;
  expect(saved).toEqual({ title: "हूँ", lyrics_hindi: "कोई दुःख", singer: "आशा", album: "दिल" });
});

test("names stored before are put right, but not where somebody else has that name", async () => {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into singers (name, name_key) values ('मैंं', 'मैंं'), ('कोर्इ', 'कोर्इ'), ('कोई', 'कोई')`;
  });
  await sql`select private.tidy_stored_names()`;
  const names = (await sql`select name, name_key from singers where name <> 'आशा' order by id`).map(
    ({ ...row }) => row,
  );
  expect(names).toEqual([
    { name: "मैं", name_key: "मैं" },
    { name: "कोर्इ", name_key: "कोर्इ" },
    { name: "कोई", name_key: "कोई" },
  ]);
});
