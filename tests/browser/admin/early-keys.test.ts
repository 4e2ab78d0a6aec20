/** Ctrl+S in moments that a person with a slow machine can meet, but that no test meets by waiting. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { notYetAPage } from "../open-page.ts";
import { typeOver } from "./early-actions/early-action.ts";
import { newSong, songNamed } from "./early-actions/songs.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, signIn, visit } = openSharedAdministration();

/**
 * Milliseconds from the end of the recorded clicks to the keys: on a slow machine React is at work in the first of
 * them.
 */
test.each([0, 1, 30])(
  "%s ms after hydration began, it saves the text that was typed before",
  async (delay) => {
    const facts = { sql, signIn, hasScripts: true, word: `Keys ${delay}` };
    const { id } = await newSong(facts);
    const before = (page: Page) => page.addInitScript(pressWhenHydrating, delay);
    await visit(`/admin/lyrics/edit/${id}`, { slowStart: 2, before }, async (page) => {
      await page.locator(".notice p").getByText(`"${facts.word}" has been successfully updated.`).waitFor();
      expect(await songNamed({ ...facts, page })).toMatchObject({ lyrics_english: "teen chaar" });
    });
  },
);

/** Runs in the page, before its scripts. */
function pressWhenHydrating(delay: number): void {
  let recording: typeof window.earlyEvents;
  const pressKeys = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "s",
        code: "KeyS",
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  Object.defineProperty(window, "earlyEvents", {
    get: () => recording,
    set({ stopRecording, ...rest }: typeof window.earlyEvents) {
      recording = {
        ...rest,
        stopRecording(hydrate) {
          const area = document.querySelector<HTMLTextAreaElement>("[name=lyrics_english]");
          area?.focus();
          if (area) area.value = "teen chaar";
          stopRecording(hydrate);
          if (delay === 0) pressKeys();
          else setTimeout(pressKeys, delay);
        },
      };
    },
  });
}

test("while the end of the page is still on its way, it saves as soon as the button has come", async () => {
  const cookie = await signIn();
  const { id } = await newSong({ sql, signIn, hasScripts: true, word: "Half a page" });
  const page = await (await fetch(`${address()}/admin/lyrics/edit/${id}`, { headers: { cookie } })).text();
  const cut = page.indexOf('<div class="strip form-buttons"');
  expect(cut).toBeGreaterThan(0);
  const arriving = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<string>();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "POST") saved.resolve(await text(request));
    if (!request.url?.startsWith("/half")) return response.writeHead(404).end();
    response.setHeader("content-type", "text/html; charset=utf-8").write(page.slice(0, cut));
    await arriving.promise;
    response.end(page.slice(cut));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const half = `http://127.0.0.1:${(server.address() as AddressInfo).port}/half`;
  try {
    await visit(notYetAPage, { allowErrors: true }, async (page) => {
      await page.goto(half, { waitUntil: "commit" });
      await typeOver(page, "lyrics_english", "teen chaar");
      await page.keyboard.press("Control+s");
      arriving.resolve();
      expect(Object.fromEntries(new URLSearchParams(await saved.promise))).toMatchObject({
        title: "Half a page",
        lyrics_english: "teen chaar",
      });
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
