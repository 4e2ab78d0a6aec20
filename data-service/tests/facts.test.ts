/**
 * Facts of people and albums and numbers of tracks: read by visitors, written by a service, and followed by their
 * owners.
 */
import { expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask } = await openTestService("songs");

const write = async (path: string, method: string, body?: object) => {
  const headers = { Prefer: "return=representation" };
  return ask(path, { key: secretKey, method, headers, ...(body && { body }) });
};

test("an album shows its facts as one object, and a song its track number", async () => {
  const [album] = (await write("/albums", "POST", { name: "Naya Album", year: 1960 })).body;
  const facts = { album_id: album.id, other_name: " नया ", label: " HMV ", about: "One" };
  expect((await write("/album_facts", "POST", facts)).status).toBe(201);
  const [song] = (await write("/lyrics", "POST", { title: "A", lyrics_english: "a", album_id: album.id }))
    .body;
  await write("/track_numbers", "POST", { lyric_id: song.id, number: 2 });
  const path = `/albums?id=eq.${album.id}&select=name,album_facts(other_name,label,about),lyrics(title,track_numbers(number))`;
  expect((await ask(path)).body).toEqual([
    {
      name: "Naya Album",
      album_facts: { other_name: "नया", label: "HMV", about: "One" },
      lyrics: [{ title: "A", track_numbers: { number: 2 } }],
    },
  ]);
  const refused = await write(`/track_numbers?lyric_id=eq.${song.id}`, "PATCH", { number: 0 });
  expect(refused.body.message).toContain("track_number_is_from_1_to_999");
});

test("facts of a person are found by the key of the name, follow a new name, and go with the last person", async () => {
  const [singer] = (await write("/singers", "POST", { name: "Naya Gayak" })).body;
  await write("/person_facts", "POST", { name_key: singer.name_key, birth_year: 1931 });
  const born = async (key: string) => (await ask(`/person_facts?name_key=eq.${key}&select=birth_year`)).body;
  expect(await born("naya gayak")).toEqual([{ birth_year: 1931 }]);
  await write(`/singers?id=eq.${singer.id}`, "PATCH", { name: "Purana Gayak" });
  expect(await born("naya gayak")).toEqual([]);
  expect(await born("purana gayak")).toEqual([{ birth_year: 1931 }]);
  await write(`/singers?id=eq.${singer.id}`, "DELETE");
  expect(await born("purana gayak")).toEqual([]);
});

test("other names belong to a person or an album, are known to save_lyric, and mean nobody else", async () => {
  const [singer] = (await write("/singers", "POST", { name: "Asli Naam" })).body;
  const [album] = (await write("/albums", "POST", { name: "Asli Album", year: 1961 })).body;
  await write("/person_aliases", "POST", { name_key: singer.name_key, alias: " Takhallus " });
  await write("/album_aliases", "POST", { album_id: album.id, alias: "Doosra Naam" });
  expect((await ask(`/albums?id=eq.${album.id}&select=name,album_aliases(alias)`)).body).toEqual([
    { name: "Asli Album", album_aliases: [{ alias: "Doosra Naam" }] },
  ]);
  const call = { p_title: "Geet", p_lyrics_english: "la", p_album_name: "doosra naam" };
  const saved = { ...call, p_singer_names: ["TAKHALLUS"], p_lyricist_names: ["Takhallus"] };
  const [{ id }] = (await write("/rpc/save_lyric", "POST", saved)).body;
  const select = "albums(id),singers(id),lyricists(name)";
  expect((await ask(`/lyrics?id=eq.${id}&select=${select}`)).body).toEqual([
    { albums: { id: album.id }, singers: [{ id: singer.id }], lyricists: [{ name: "Asli Naam" }] },
  ]);
  for (const [path, body] of [
    ["/lyricists", { name: "takhallus" }],
    ["/person_aliases", { name_key: "naya", alias: "ASLI naam" }],
    ["/albums", { name: "Doosra Naam", year: 1961 }],
  ] as const)
    expect(await write(path, "POST", body)).toMatchObject({ status: 400, body: { code: "AN006" } });
});

test("names that may be others are offered, and save_lyric takes them as they are, but for initials", async () => {
  await write("/singers", "POST", { name: "S. D. Varman" });
  const texts = ["Lata & S.D. Varman", "Asha and others", "SD Varman"];
  expect((await write("/rpc/offered_names", "POST", { texts })).body).toEqual([
    { typed: "Asha and others", names: ["Asha"], is_chosen: true },
    { typed: "Lata & S.D. Varman", names: ["Lata", "S.D. Varman"], is_chosen: true },
  ]);
  const saved = { p_title: "Geet", p_lyrics_english: "la", p_singer_names: texts };
  const [{ id }] = (await write("/rpc/save_lyric", "POST", saved)).body;
  const [song] = (await ask(`/lyrics?id=eq.${id}&select=singers(name)`)).body;
  expect(song.singers.map(({ name }: { name: string }) => name).sort()).toEqual([
    ...["Asha and others", "Lata & S.D. Varman", "S. D. Varman"],
  ]);
});

test("one call saves a song with its track number, later calls keep it, and 0 removes it", async () => {
  const call = { p_title: "Geet", p_lyrics_english: "la" };
  const [{ id }] = (await write("/rpc/save_lyric", "POST", { ...call, p_track_number: 5 })).body;
  const stored = async () => (await ask(`/track_numbers?lyric_id=eq.${id}&select=number`)).body;
  await write("/rpc/save_lyric", "POST", { ...call, p_id: id });
  expect(await stored()).toEqual([{ number: 5 }]);
  await write("/rpc/save_lyric", "POST", { ...call, p_id: id, p_track_number: 0 });
  expect(await stored()).toEqual([]);
});
