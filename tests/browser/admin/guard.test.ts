import { beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visitAsStranger } = openSharedAdministration();

const unguarded = ["/admin", "/admin/passkey-challenge", "/admin/session", "/admin/logout"];

interface Guarded {
  readonly path: string;
  /** Route ids of the page and its layouts, the outermost first. */
  readonly ids: readonly string[];
}

/** Reads the routes from the manifest of the build, which the sign-in page names. */
async function findGuarded(): Promise<Guarded[]> {
  const html = await (await ask("/admin")).text();
  const script = await (await ask(/"(\/assets\/manifest-[^"]+\.js)"/.exec(html)?.[1] ?? "/")).text();
  const { routes } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)) as {
    routes: Record<string, { id: string; parentId?: string; path?: string }>;
  };
  const around = (id: string): string[] => [...(routes[id]?.parentId ? around(routes[id].parentId) : []), id];
  return Object.values(routes)
    .filter(({ path }) => path?.startsWith("admin") && !unguarded.includes(`/${path}`))
    .map(({ id, path }) => ({ path: `/${path?.replace(/:\w+/g, "1")}`, ids: around(id) }));
}

/** Both have the guard as their middleware. */
const layouts = ["admin-pages/admin-layout", "admin-pages/song-drafts/preview-layout"];
const forged = `session=${"a".repeat(43)}; __Host-session=${"b".repeat(43)}; isAdmin=true`;

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(address() + path, { method, headers, redirect: "manual" });

describe("every guarded page in the manifest of the build", () => {
  let guarded: Guarded[] = [];
  beforeAll(async () => {
    guarded = await findGuarded();
  });

  test("is within the guarded layout", () => {
    expect(guarded.length).toBeGreaterThanOrEqual(5);
    for (const { path, ids } of guarded)
      expect([path, ids.filter((id) => layouts.includes(id)).length]).toEqual([path, 1]);
  });

  /** The page as HTML, and the data of chosen loaders. */
  async function expectRedirect(path: string, headers: Record<string, string>, choices: readonly string[]) {
    const page = await ask(path, headers);
    expect([path, page.status]).toEqual([path, 302]);
    expect(page.headers.get("location")).toMatch(/^\/admin(\?|$)/);
    expect(page.headers.get("cache-control")).toBe("no-store");
    for (const chosen of choices) {
      const answer = await ask(`${path}.data${chosen}`, headers);
      const text = await answer.text();
      expect([path, chosen, answer.status]).toEqual([path, chosen, 202]);
      expect(text).toContain("SingleFetchRedirect");
      expect(text).not.toContain("loaderData");
    }
  }

  test("redirects a stranger to the sign-in page without data, even when single loaders are requested", async () => {
    for (const { path, ids } of guarded) {
      const choices = ["", `?_routes=${ids.at(-1)}`, `?_routes=${ids.join(",")}`, "?_routes=root"];
      await expectRedirect(path, {}, choices);
    }
  });

  test("redirects a forged cookie, too", async () => {
    for (const { path, ids } of guarded)
      await expectRedirect(path, { Cookie: forged }, [`?_routes=${ids.at(-1)}`]);
  });

  test("accepts no write without a session, from another site, or without an origin", async () => {
    const session = await signIn();
    for (const { path } of guarded) {
      const write = async (headers: Record<string, string>) => {
        const form = { "Content-Type": "application/x-www-form-urlencoded" };
        const { status } = await ask(path, { ...form, ...headers }, "POST");
        return [path, status];
      };
      expect(await write({ Origin: address() })).toEqual([path, 302]);
      expect(await write({ Cookie: session, Origin: "https://evil.example" })).toEqual([path, 403]);
      const crossSite = { "Sec-Fetch-Site": "cross-site", Origin: address() };
      expect(await write({ Cookie: session, ...crossSite })).toEqual([path, 403]);
      expect(await write({ Cookie: session })).toEqual([path, 403]);
    }
  });
});

describe("a form that is sent without JavaScript after the session has ended", () => {
  const form = "/admin/lyrics/add?page=2";
  const title = 'Typed "in" <b>vain</b> &amp; kept';
  const fields: [string, string][] = [
    ["saveKey", ""],
    ["title", title],
    ["lyrics_hindi", "एक\r\nदो\r\n\r\nतीन"],
    ["singerNames", "Lata, Rafi"],
  ];
  const post = (path: string, body: BodyInit, cookies = "", accepted = "text/html,*/*;q=0.8") =>
    fetch(address() + path, {
      method: "POST",
      redirect: "manual",
      body,
      headers: { Origin: address(), Cookie: cookies, Accept: accepted },
    });
  const ended = `antara-session=${"a".repeat(43)}`;
  const stored = () => sql()`select lyrics_hindi from lyrics where title = ${title}`;

  test.each([
    ["a session that has ended", ended],
    ["a browser that has signed out elsewhere", `antara-browser=${"b".repeat(43)}`],
  ])("is kept in the response, and saved when it is sent again after signing in: %s", async (_, cookies) => {
    const answer = await post(form, new URLSearchParams(fields), cookies);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
    const page = await answer.text();
    expect(page).toContain("You were signed out; your text is kept.");
    expect(page).toMatch(/<a [^>]*href="\/admin\?ended=yes" target="_blank"/);
    expect(page).not.toContain("<b>");
    const [, again = ""] = /<form class="send-again" method="post">(.*?)<\/form>/s.exec(page) ?? [];
    const kept = [...again.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
    const sentAgain = kept.map(([, key, value]): [string, string] => [plain(key), plain(value)]);
    expect(sentAgain).toEqual(fields);
    expect(await stored()).toEqual([]);
    const saved = await post(form, new URLSearchParams(sentAgain), await signIn());
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/admin\/lyrics\?page=2#row-\d+$/),
    ]);
    expect(await stored()).toEqual([{ lyrics_hindi: "एक\nदो\n\nतीन" }]);
    await sql()`delete from lyrics where title = ${title}`;
  });

  test("is kept whatever its length where the administrator has signed in before, and else up to a limit", async () => {
    const long = (characters: number) => new URLSearchParams({ lyrics_hindi: "न".repeat(characters - 12) });
    const statusOf = async (characters: number, cookies: string) =>
      (await post(form, long(characters), cookies)).status;
    const [, trusted = ""] = /(antara-browser=[^;]+)/.exec(await signIn()) ?? [];
    expect(await statusOf(250_000, trusted)).toBe(401);
    expect(await statusOf(100_000, ended)).toBe(401);
    expect(await statusOf(100_001, ended)).toBe(302);
    expect(await statusOf(100, "")).toBe(302);
  });

  test("is kept without its files, and redirects to the sign-in page when it has no text", async () => {
    const files = new FormData();
    files.set("file", new Blob(["what a file holds"]), "songs.csv");
    expect((await post(form, files, ended)).status).toBe(302);
    files.set("title", title);
    const answer = await post(form, files, ended);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(/songs\.csv|what a file holds/);
  });

  test("is not sent back to the scripts of a page, which keep it themselves", async () => {
    const answer = await post("/admin/lyrics/add.data", new URLSearchParams(fields), "", "*/*");
    expect(answer.status).toBe(202);
    const text = await answer.text();
    expect(text).toContain('"redirect","/admin"');
    expect(text).not.toContain("Typed");
  });
});

/** @returns the decoded text of an attribute */
function plain(html = ""): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

test("a flag in the browser's storage gives no access: the sign-in page replaces the page in the history", () =>
  visitAsStranger("/albums", {}, async (page) => {
    await page.evaluate(() => localStorage.setItem("isAdmin", "true"));
    await page.goto("/admin/dashboard");
    await page.getByRole("heading", { level: 1, name: "Admin Login" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /All Albums/ }).waitFor();
  }));

test("signing in works at every address of the machine, and a form of another site is refused", async () => {
  const { port } = new URL(address());
  const body = () => new URLSearchParams({ username: "admin", password: "wrong for this test" });
  for (const host of ["localhost", "127.0.0.1", "192.0.2.7", "antara.local"]) {
    const headers = { Host: `${host}:${port}`, Origin: `http://${host}:${port}` };
    const answer = await postBy(headers, body());
    expect([host, answer]).toEqual([host, 401]);
  }
  expect(await postBy({ Host: `localhost:${port}`, Origin: "http://evil.example" }, body())).toBe(403);
});

/** Unlike `fetch`, sends any Host header. */
async function postBy(headers: Record<string, string>, body: URLSearchParams): Promise<number> {
  const { request } = await import("node:http");
  const { port } = new URL(address());
  return new Promise((settle, refuse) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/admin",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      },
      (answer) => {
        answer.resume();
        settle(answer.statusCode ?? 0);
      },
    );
    sent.on("error", refuse).end(body.toString());
  });
}

test("visitors' pages contain nothing of the administration or of a session", async () => {
  // Without songs the home page says where they are added.
  await saveSong(sql(), { title: "Geet", lyrics_hindi: "ला" });
  const session = await signIn();
  for (const path of ["/", "/albums", "/search", "/about-us"]) {
    const stranger = await ask(path);
    const administrator = await ask(path, { Cookie: session });
    const html = await stranger.text();
    expect(await administrator.text()).toBe(html);
    expect(administrator.headers.getSetCookie()).toEqual([]);
    expect(html).not.toMatch(/admin/i);
    const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? "");
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of new Set(scripts)) {
      const text = await (await ask(script)).text();
      expect([script, /admin-pages|\/admin\/|Welcome, Admin/.test(text)]).toEqual([script, false]);
    }
  }
});
