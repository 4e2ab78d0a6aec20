/**
 * Sleeves and portraits have immutable public addresses, so hash, tables and salts must never change. If a test of
 * this file fails, the code is wrong, not the checksum. Changed pictures need a new version in their addresses.
 */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { type Drawing, draw } from "./drawings.ts";
import { hash, sleeveSalt } from "./hash.ts";
import { fieldInks } from "./inks.ts";
import { lettersOfPortrait, lettersOfSleeve } from "./letters.ts";
import { discOf, portraitOf, sleeveOf } from "./pictures.ts";
import { plates } from "./plates/index.ts";
import { rims } from "./rims.ts";

/** Titles of all kinds with their first Hindi lines. */
const songs: readonly (readonly [name: string, hindiLine: string])[] = [
  ["Dil-e-Nadaan Tujhe Hua Kya Hai", "दिल-ए-नादाँ तुझे हुआ क्या है"],
  ["Hazaaron Khwahishen Aisi", "हज़ारों ख़्वाहिशें ऐसी कि हर ख़्वाहिश पे दम निकले"],
  ["Vande Mataram", "वन्दे मातरम्"],
  ["Chhap Tilak Sab Chheeni Re", ""],
  ["Jhansi Ki Rani", "सिंहासन हिल उठे राजवंशों ने भृकुटी तानी थी"],
  ["Soun to Sapne Milun", ""],
  ["Om Jai Jagdish Hare", "ॐ जय जगदीश हरे"],
  ["Quiet Nights", "क़ैद में है बुलबुल"],
  ["Jai Jagdish Hare (Pralay Payodhi Jale)", ""],
  ["तेरे बिना ज़िन्दगी से", ""],
  ["ऋतु आए", ""],
  ["1947: Earth", ""],
  ["Élan Ñandú", ""],
  ["தமிழ்", ""],
  ["🎵", ""],
  ["", ""],
];
const people = [
  "Jagjit Singh",
  "M. S. Subbulakshmi",
  "K. L. Saigal",
  "Suraiya",
  "Nusrat Fateh Ali Khan",
  "Ustad (Dr.) 2Pac",
  "लता मंगेशकर",
  "Lata मंगेशकर",
  "🎤",
];

function checksum(texts: readonly (string | null)[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(`${text ?? "nothing"}\n`);
  return digest.digest("hex").slice(0, 16);
}

function drawEach(drawings: readonly Drawing[]): string {
  return checksum(drawings.map(draw));
}

describe("frozen pictures", () => {
  it("keep the hashes of texts", () => {
    expect(["", "a", "antara", "अंतरा", "🎵"].map(hash)).toEqual([
      1947474976, 1817065451, 2301907228, 3362503088, 2076557137,
    ]);
  });

  it("keep the addresses of names", () => {
    expect(songs.map(([name, line]) => sleeveOf(name, line).src)).toEqual([
      "/pictures/v1/sleeve-rani-akshar-14nto9t-926.svg",
      "/pictures/v1/sleeve-kajal-aankh-1copy5i-939.svg",
      "/pictures/v1/sleeve-badami-patti-fiqrca-935.svg",
      "/pictures/v1/sleeve-pan-suraj-r0mfvk-43-54.svg",
      "/pictures/v1/sleeve-rani-mehrab-1y90dsb-4a-4b.svg",
      "/pictures/v1/sleeve-neel-patti-11wb3p-53.svg",
      "/pictures/v1/sleeve-rani-chaand-p7u8w0-950.svg",
      "/pictures/v1/sleeve-gulabi-lehar-1md7gc5-915.svg",
      "/pictures/v1/sleeve-feroza-tukri-1q063f2-4a-4a.svg",
      "/pictures/v1/sleeve-badami-suraj-182jhuz-924.svg",
      "/pictures/v1/sleeve-khadi-aankh-4nu72j-90b.svg",
      "/pictures/v1/sleeve-neel-taar-1azgucj-31-45.svg",
      "/pictures/v1/sleeve-rani-patti-1grzmod-45-4e.svg",
      "/pictures/v1/sleeve-gulabi-tukri-1v5xscr-905.svg",
      "/pictures/v1/sleeve-jamun-parda-1odrx10-905.svg",
      "/pictures/v1/sleeve-khadi-suraj-1rhbw37-905.svg",
    ]);
    expect(people.map((name) => portraitOf(name).src)).toEqual([
      "/pictures/v1/portrait-kesar-pearls-4a-53.svg",
      "/pictures/v1/portrait-jamun-grooves-4d-53.svg",
      "/pictures/v1/portrait-haldi-petals-4b-53.svg",
      "/pictures/v1/portrait-jamun-halves-53.svg",
      "/pictures/v1/portrait-sindoor-rays-4e-4b.svg",
      "/pictures/v1/portrait-pan-pearls-55-32.svg",
      "/pictures/v1/portrait-khadi-petals-932.svg",
      "/pictures/v1/portrait-badami-grooves-4c.svg",
      "/pictures/v1/portrait-feroza-grooves-905.svg",
    ]);
  });

  it("keep the choices for ten thousand names", () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `Gaana ${i} Ka`);
    expect(checksum(names.map((name) => sleeveOf(name, "गाना").src + portraitOf(name).src))).toBe(
      "09362f746b8c4066",
    );
  });

  it("keep every plate in every ink set", () => {
    const printed = [...plates.keys()].map((plate) => {
      const drawings = fieldInks.flatMap((ink) =>
        songs.map(
          ([name, line]): Drawing => ({
            kind: "sleeve",
            ink,
            plate,
            seed: hash(`${sleeveSalt}|r|${name}`),
            letters: lettersOfSleeve(name, line),
          }),
        ),
      );
      return `${plate} ${drawEach(drawings)}`;
    });
    expect(printed).toEqual([
      "tawa 0ddc8983de5700db",
      "suraj d1a60142e3706f20",
      "mehrab acb9c2297049aec3",
      "lehar a6836c23fcf9c8a5",
      "kamal 5bc065522d76fc95",
      "tukri f2824d4a593d5fa7",
      "aankh 851b7af6e33b4c13",
      "parda 5c3862cf53672eef",
      "chaand cb60c7d24c67dd4f",
      "taar 4b9be762c52c9bb5",
      "akshar 5e34aa7fbb0ef64d",
      "patti 16fae0982a6a7c1a",
    ]);
  });

  it("keep every letter", () => {
    const letters = [..."अआइईउऊएऐओऔऋकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहॐABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
    const drawings = letters.flatMap((letter): Drawing[] => [
      { kind: "sleeve", ink: "rani", plate: "patti", seed: 1, letters: letter },
      { kind: "sleeve", ink: "neel", plate: "akshar", seed: 2, letters: letter },
    ]);
    expect(drawEach(drawings)).toBe("535573983363ef3d");
  });

  it("keep every rim in every ink set", () => {
    const drawn = [...rims.keys()].map((rim) => {
      const drawings = fieldInks.flatMap((ink) =>
        people.map((name): Drawing => ({ kind: "portrait", ink, rim, letters: lettersOfPortrait(name) })),
      );
      return `${rim} ${drawEach(drawings)}`;
    });
    expect(drawn).toEqual([
      "scallop f8108095533aa0c9",
      "rays fcccd29608690e5d",
      "grooves 05c2e2e3c54829be",
      "petals a6e113ffc5c6b7da",
      "halves 06a2fd3e08d2bbd3",
      "pearls d43e111ea4d4390f",
    ]);
  });

  it("keep the discs", () => {
    const addresses = fieldInks.flatMap((ink) => [discOf("vinyl", ink), discOf("record", ink)]);
    expect(checksum(addresses.map((address) => drawPicture(address)))).toBe("84967dc9dde2d9f1");
  });
});
