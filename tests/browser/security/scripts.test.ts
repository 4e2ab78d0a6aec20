/** Only our own scripts and the operator's codes run, and never scripts that were injected into a page. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openAdministration } from "../admin/administrator.ts";
import { notYetAPage } from "../open-page.ts";

const { address, sql, visit, visitAsStranger } = openAdministration();

const ran = (what: string) => `(parent.injected??=[]).push('${what}')`;

/** What an attacker could inject through a vulnerability; each records that it has run. */
const injections = [
  `<script>${ran("an inline script")}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  '<script src="/rest/v1/lyrics?apikey=antara-public"></script>',
  `<script src="data:text/javascript,${ran("a script as data")}"></script>`,
  `<script type="module">${ran("a module")}</script>`,
  `<img src="/favicon.svg" onload="${ran("a handler")}"><svg onload="${ran("a handler of a drawing")}"></svg>`,
  `<iframe srcdoc="<script>${ran("a frame with a script")}</script>"></iframe>`,
  `<iframe src="javascript:${ran("a frame with an address")}"></iframe>`,
  `<object data="data:text/html,<script>${ran("an object")}</script>"></object>`,
  '<base href="https://evil.example/">',
  "<style>body{opacity:0}</style><link rel='stylesheet' href='https://evil.example/x.css'>",
].join("");

/** Injects them into the pages on their way to the browser, with unchanged headers. */
async function inject(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === address() && !url.pathname.startsWith("/assets/"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</body>", `${injections}</body>`);
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route(/evil\.example/, (route) =>
    route.fulfill({ status: 200, body: ran("a script from elsewhere") }),
  );
}

/** Records the violations of the policy that the browser reports to the page. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

/** Starts a server on another port. @returns its address */
async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (page: Page, name: string) => page.evaluate((key) => (window as never)[key] ?? null, name);

test.each([
  ["a visitor's page", "/about-us", visitAsStranger],
  ["the administrator's settings", "/admin/settings", visit],
] as const)(
  "no script that is injected into %s runs, and the page is unchanged",
  async (_where, path, open) => {
    const before = async (page: Page) => {
      await watchPolicy(page);
      await inject(page);
    };
    await open(path, { allowErrors: true, before }, async (page) => {
      await page.evaluate(() => {
        const form = Object.assign(document.createElement("form"), { action: "https://evil.example/" });
        document.body.append(form);
        form.submit();
      });
      const all = [
        "script-src-elem",
        "script-src-attr",
        "style-src-elem",
        "base-uri",
        "object-src",
        "form-action",
      ];
      await expect
        .poll(() => read(page, "refused"), { timeout: 10_000 })
        .toEqual(expect.arrayContaining(all));
      expect(await read(page, "injected")).toBeNull();
      expect(page.url()).toBe(address() + path);
      expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
    });
  },
);

describe("the codes of advertisers and of analytics", () => {
  /** Answers for the ad server, since a browser does not let a modified page load from this machine. */
  const answerForAdServer = (page: Page) =>
    page.route("https://ads.example/ad.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "window.fromTheNetwork = (window.fromTheNetwork ?? 0) + 1;",
      }),
    );
  const injectAndAnswer = async (page: Page) => {
    await inject(page);
    await answerForAdServer(page);
  };
  beforeAll(async () => {
    const code = `<script src="https://ads.example/ad.js"></script><script>window.inlineCode = 1</script>`;
    await sql()`insert into settings (key, value)
      values ('analyticsCode', ${code}) on conflict (key) do update set value = excluded.value`;
    const served = async () => expect(await (await fetch(`${address()}/about-us`)).text()).toContain("ad.js");
    await vi.waitFor(served, { timeout: 10_000 });
  });

  test("run on visitors' pages, and injected scripts do not", () =>
    visitAsStranger("/about-us", { allowErrors: true, before: injectAndAnswer }, async (page) => {
      await expect.poll(() => read(page, "fromTheNetwork"), { timeout: 10_000 }).toBe(1);
      await expect.poll(() => read(page, "inlineCode"), { timeout: 10_000 }).toBe(1);
      expect(await read(page, "injected")).toBeNull();
    }));

  test("never run in the administration, not even on its settings page", () =>
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
    evilAddress = (await listen(evil)).replace("127.0.0.1", "localhost");
  });
  afterAll(() => {
    evil.closeAllConnections();
    evil.close();
  });

  test.each(["/about-us", "/admin", "/admin/settings", "/admin/settings/preview"])(
    "cannot show %s in a frame for clickjacking",
    (path) =>
      visit(notYetAPage, { allowErrors: true }, async (page) => {
        await page.goto(evilAddress + path);
        const frame = page.frames()[1];
        await frame?.waitForLoadState();
        expect(frame?.url()).toMatch(/^chrome-error:/);
      }),
  );

  test("gets no reference to a page that it opens", () =>
    visit(notYetAPage, { allowErrors: true }, async (page) => {
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

  test("cannot read pages or rows with the visitor's cookies", () =>
    visit(notYetAPage, { allowErrors: true }, async (page) => {
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
      expect(await session.json()).toEqual({ isValid: true });
    }));
});
