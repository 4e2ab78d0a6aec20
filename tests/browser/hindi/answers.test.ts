/** What the site answers in Hindi to others than readers of its pages, and where it refuses. */
import { expect, test } from "vitest";
import { addressOfSocialPicture, createPngMaker } from "#pictures";
import { languages } from "../../../site/texts/languages.ts";
import { ownSite } from "../../process/own-site.ts";
import { fillCatalogue } from "./catalogue.ts";
import { latinWords } from "./latin-words.ts";

const { hi } = languages;
const song = "/hi/lyrics/x-1";
const siteName = "अंतरा";
const site = ownSite({ SITE_NAME: siteName, TRUSTED_PROXY: "127.0.0.1" }, fillCatalogue);

test("what feed readers and home screens show is in Hindi", async () => {
  const feed = await textOf("/hi/feed.xml");
  const shown = [...feed.matchAll(/<(?:title|subtitle|summary)>([^<]*)</g)].map(([, text = ""]) => text);
  const { name, description } = JSON.parse(await textOf("/hi/manifest.webmanifest"));
  const texts = [...shown, name, description];
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.map((text) => [text, latinWords(text)])).toEqual(texts.map((text) => [text, []]));
});

const list = { kind: "list", title: "", hindiLine: null, line: null } as const;

/** What the server answers itself, and what resource routes refuse. */
const refusals: [status: number, path: string, request: RequestInit][] = [
  [403, `${song}/report`, { method: "POST", headers: { Origin: "https://elsewhere.example" } }],
  [404, "/hi/sitemaps/nothing.xml", {}],
  [404, "/hi/lyrics/999/views", { method: "POST" }],
  [405, "/hi/lyrics/1/views", {}],
  [414, `/hi/search?q=${"a".repeat(8_000)}`, {}],
  [415, `${song}/report`, { method: "POST", headers: { "Content-Encoding": "gzip" }, body: "a" }],
];

test.each(refusals)("a refusal with the status %i is in Hindi", async (status, path, request) => {
  expect(latinWords((await textOf(path, request, status)).replace('"message"', ""))).toEqual([]);
});

test("a network that sends too many reports is told so in Hindi", async () => {
  const report = { method: "POST", headers: { "X-Forwarded-For": "203.0.113.7" } };
  for (let sent = 0; sent < 20; sent += 1) await textOf(`${song}/report`, report, 400);
  expect(latinWords(await textOf(`${song}/report`, report, 429))).toEqual([]);
});

test.each([
  { kind: "home" },
  { ...list, id: "words", title: hi.words.heading, hindiLine: hi.words.ornament },
  { kind: "singer", id: 1, title: "गीता दत्त", hindiLine: null, line: null },
] as const)("the picture for chats, of kind $kind, is drawn in Hindi", async (subject) => {
  const maker = createPngMaker();
  const inHindi = await maker.make(subject, siteName, hi.socialPicture);
  await maker.close();
  const answer = await fetch(`${site.address}/hi${addressOfSocialPicture(subject, siteName)}`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(inHindi)).toBe(true);
});

async function textOf(path: string, request?: RequestInit, status = 200): Promise<string> {
  const answer = await fetch(site.address + path, {
    ...request,
    headers: { Origin: site.address, ...request?.headers },
  });
  expect(answer.status).toBe(status);
  return answer.text();
}
