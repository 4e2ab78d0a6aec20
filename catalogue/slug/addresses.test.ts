import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
  readSlugId,
} from "./addresses.ts";

describe("addresses", () => {
  it("of songs, people and albums carry slug and id", () => {
    const rafi = { id: 7, name: "Mohammed Rafi" };
    expect(addressOfSong({ id: 52, title: "दिल-ए-नादाँ" })).toBe("/lyrics/dil-e-nadan-52");
    expect(addressOfArtist(rafi)).toBe("/artist/mohammed-rafi-7");
    expect(addressOfSinger(rafi)).toBe("/singer/mohammed-rafi-7");
    expect(addressOfLyricist(rafi)).toBe("/lyricist/mohammed-rafi-7");
    expect(addressOfMusicDirector(rafi)).toBe("/music-director/mohammed-rafi-7");
    expect(addressOfAlbum({ id: 1, name: "🎵" })).toBe("/album/album-1");
  });

  it("contain the id, whatever the title", () => {
    const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), id, (title, id) => {
        const address = addressOfSong({ id, title });
        const param = address.slice("/lyrics/".length);
        expect(readSlugId(param)?.id).toBe(id);
        expect(`${readSlugId(param)?.slug}-${id}`).toBe(param);
      }),
    );
  });
});

describe("the id in an address", () => {
  it.each([
    ["dil-52", { id: 52, slug: "dil" }],
    ["52", { id: 52, slug: "" }],
    ["-52", { id: 52, slug: "" }],
    ["1947-earth-3", { id: 3, slug: "1947-earth" }],
    ["दिल-3", { id: 3, slug: "दिल" }],
    ["x-999999999999999", { id: 999_999_999_999_999, slug: "x" }],
  ])("of %j is read", (param, read) => {
    expect(readSlugId(param)).toEqual(read);
  });

  it.each([
    "",
    "dil",
    "dil-",
    "dil-0",
    "dil-052",
    "dil52",
    "dil-5.2",
    "dil-1e3",
    "dil-५२",
    "dil-52 ",
    "dil-52\n",
    "x-1000000000000000",
  ])("of %j is refused", (param) => {
    expect(readSlugId(param)).toBeNull();
  });
});
