import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findNamesBySound } from "./find-names-by-sound.ts";

describe("a name in the other script", async () => {
  const { sql } = await openTestDatabase();
  const singerNames = [
    "Lata Mangeshkar, Kishore Kumar, Mohammed Rafi, Asha Bhosle, Mukesh, Manna Dey, Geeta Dutt, Hemant Kumar, Talat Mahmood",
    "Udit Narayan, Kumar Sanu, Alka Yagnik, Sonu Nigam, Shreya Ghoshal, Arijit Singh, A. R. Rahman, Jagjit Singh, गुलाम अली",
  ].join(", ");
  await saveSong(sql, {
    title: "Geet",
    lyrics_hindi: "गीत",
    singerNames,
    lyricistNames: "Sahir Ludhianvi, Shakeel Badayuni, Majrooh Sultanpuri, Anand Bakshi",
    musicDirectorNames: "Naushad, Shankar Jaikishan",
  });
  for (const albumName of ["Mughal-e-Azam", "Devdas (1955)", "Devdas (2002)"])
    await saveSong(sql, { title: "Geet", lyrics_hindi: "गीत", albumName });

  test.each([
    ["लता मंगेशकर", "Lata Mangeshkar"],
    ["किशोर कुमार", "Kishore Kumar"],
    ["मोहम्मद रफ़ी", "Mohammed Rafi"],
    ["आशा भोसले", "Asha Bhosle"],
    ["मुकेश", "Mukesh"],
    ["मन्ना डे", "Manna Dey"],
    ["गीता दत्त", "Geeta Dutt"],
    ["हेमंत कुमार", "Hemant Kumar"],
    ["तलत महमूद", "Talat Mahmood"],
    ["उदित नारायण", "Udit Narayan"],
    ["कुमार सानू", "Kumar Sanu"],
    ["अलका याज्ञनिक", "Alka Yagnik"],
    ["श्रेया घोषाल", "Shreya Ghoshal"],
    ["अरिजीत सिंह", "Arijit Singh"],
    ["Ghulam Ali", "गुलाम अली"],
  ])("%s is the singer %s", async (name, stored) => {
    expect(await findNamesBySound(sql, [{ kind: "singers", name }])).toEqual([stored]);
  });

  test("is looked for among its own kind, all names in one statement and in their order", async () => {
    const counted = countingStatements(sql);
    const found = await findNamesBySound(counted.sql, [
      { kind: "lyricists", name: "साहिर लुधियानवी" },
      { kind: "lyricists", name: "लता मंगेशकर" },
      { kind: "music-directors", name: "नौशाद" },
      { kind: "albums", name: "मुग़ल-ए-आज़म" },
    ]);
    expect(found).toEqual(["Sahir Ludhianvi", null, "Naushad", "Mughal-e-Azam"]);
    expect(counted.statements()).toBe(1);
    expect(await findNamesBySound(sql, [])).toEqual([]);
  });

  test("is an album of the typed year, spelled with it where others have the name", async () => {
    const albums = (year: number | null) => findNamesBySound(sql, [{ kind: "albums", name: "देवदास", year }]);
    expect(await albums(2002)).toEqual(["Devdas (2002)"]);
    expect(await albums(1936)).toEqual([null]);
    expect(await albums(null)).toEqual(["Devdas (1955)"]);
  });

  test.each(["लता", "मंगेशकर लता बाई", "लता कुमार", "माहत", "मकश", "", "%", "🎵", "\0"])(
    "that only resembles a stored one, or is none, is not found: %j",
    async (name) => {
      expect(await findNamesBySound(sql, [{ kind: "singers", name }])).toEqual([null]);
    },
  );
});
