/** Runs on one server: what it executes is executed on both by `plans` and `find-song-groups`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { findHomePage } from "./home-page.ts";

test("the home page of an empty site is empty", async () => {
  const { sql } = await openTestDatabase();
  expect(await findHomePage(sql)).toEqual({
    latest: [],
    topSingers: [],
    top: [],
    ways: { decades: [], genres: [] },
  });
});

test("one statement finds the latest songs, the top singers and the top songs of the home page", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  await sql`update lyrics set views = 7 where title in ('Om Jai Jagdish Hare', 'Lab Pe Aati Hai Dua')`;
  await sql`update lyrics set views = 90 where title = 'Vande Mataram'`;
  let statements = 0;
  const counted = new Proxy(sql, {
    get: (target, name) => {
      statements += 1;
      return Reflect.get(target, name);
    },
  });
  const home = await findHomePage(counted);
  expect(statements).toBe(1);
  expect(home.latest.map(({ title }) => title)).toEqual([
    "Dil-e-Nadaan Tujhe Hua Kya Hai",
    "Hazaaron Khwahishen Aisi",
    "Mere To Giridhar Gopal",
    "Kahe Ko Byahe Bides",
    "Vande Mataram",
    "Man Laago Yaar Fakiri Mein",
  ]);
  expect(home.latest[0]).toEqual({
    id: expect.any(Number),
    title: "Dil-e-Nadaan Tujhe Hua Kya Hai",
    genre: "Ghazal",
    year: 1988,
    views: 0,
    cover_image_url: null,
    albumId: expect.any(Number),
    albumName: "Mirza Ghalib",
    albumCoverUrl: null,
    singerName: "Jagjit Singh, Chitra Singh",
    firstHindiLine: "दिल-ए-नादाँ तुझे हुआ क्या है",
  });
  expect((await findHomePage(sql, "hi")).latest[0]).toEqual({
    ...home.latest[0],
    singersInDevanagari: "जगजीत सिंह, चित्रा सिंह",
    albumInDevanagari: "मिर्ज़ा ग़ालिब",
    genreInDevanagari: "ग़ज़ल",
  });
  expect(home.top.slice(0, 4).map(({ title, views }) => [title, views])).toEqual([
    ["Vande Mataram", 90],
    ["Lab Pe Aati Hai Dua", 7],
    ["Om Jai Jagdish Hare", 7],
    ["Sare Jahan Se Achha", 0],
  ]);
  expect(home.top).toHaveLength(6);
  expect(home.topSingers.map(({ name, songCount }) => [name, songCount])).toEqual([
    ["Lata Mangeshkar", 4],
    ["Hemant Kumar", 2],
    ["Brij Bhushan", 1],
    ["Mahendra Kapoor", 1],
  ]);
});
