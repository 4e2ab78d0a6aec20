/** What the site in the made-up language answers to others than readers of its pages, and where it refuses. */
import { expect, test } from "vitest";
import { addressOfSocialPicture, createPngMaker } from "#pictures";
import { en } from "../../../site/texts/en/index.ts";
import { ownSite } from "../../process/own-site.ts";
import { accentedTexts, unaccentedWords } from "./accented.ts";
import { fillCatalogue } from "./catalogue.ts";

const song = "/lyrics/x-1";
const siteName = "अंतरा";
const site = ownSite(
  { SITE_NAME: siteName, TRUSTED_PROXY: "127.0.0.1" },
  fillCatalogue,
  undefined,
  "tests/browser/test-language/start.ts",
);

test("what feed readers and home screens show is in the test language", async () => {
  const feed = await textOf("/feed.xml");
  const shown = [...feed.matchAll(/<(?:title|subtitle|summary)>([^<]*)</g)].map(([, text = ""]) => text);
  const { name, description } = JSON.parse(await textOf("/manifest.webmanifest"));
  const texts = [...shown, name, description];
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.map((text) => [text, unaccentedWords(text)])).toEqual(texts.map((text) => [text, []]));
});

const list = { kind: "list", title: "", hindiLine: null, line: null } as const;

/** What the server answers itself, and what resource routes refuse. */
const refusals: [status: number, path: string, request: RequestInit][] = [
  [403, `${song}/report`, { method: "POST", headers: { Origin: "https://elsewhere.example" } }],
  [404, "/sitemaps/nothing.xml", {}],
  [404, "/pictures/nothing.svg", {}],
  [404, "/pictures/v1/social/nothing.png", {}],
  [404, addressOfSocialPicture({ ...list, id: "albums" }, siteName), {}],
  [404, "/lyrics/999/views", { method: "POST" }],
  [405, "/lyrics/1/views", {}],
  [414, `/search?q=${"a".repeat(8_000)}`, {}],
  [415, `${song}/report`, { method: "POST", headers: { "Content-Encoding": "gzip" }, body: "a" }],
];

test.each(refusals)("a refusal with the status %i is in the test language", async (status, path, request) => {
  expect(unaccentedWords((await textOf(path, request, status)).replace('"message"', ""))).toEqual([]);
});

test("a network that sends too many reports is told so in the test language", async () => {
  const report = { method: "POST", headers: { "X-Forwarded-For": "203.0.113.7" } };
  for (let sent = 0; sent < 20; sent += 1) await textOf(`${song}/report`, report, 400);
  expect(unaccentedWords(await textOf(`${song}/report`, report, 429))).toEqual([]);
});

test.each([
  { kind: "home" },
  { ...list, id: "words", title: accentedTexts(en.words.heading), hindiLine: en.words.ornament },
  { kind: "singer", id: 1, title: "गीता दत्त", hindiLine: null, line: null },
] as const)("the picture for chats, of kind $kind, is drawn in the test language", async (subject) => {
  const maker = createPngMaker();
  const accented = await maker.make(subject, siteName, accentedTexts(en.socialPicture));
  await maker.close();
  const answer = await fetch(site.address + addressOfSocialPicture(subject, siteName));
  expect(Buffer.from(await answer.arrayBuffer()).equals(accented)).toBe(true);
});

async function textOf(path: string, request?: RequestInit, status = 200): Promise<string> {
  const answer = await fetch(site.address + path, {
    ...request,
    headers: { Origin: site.address, ...request?.headers },
  });
  expect(answer.status).toBe(status);
  return answer.text();
}
