import { beforeAll, describe, expect, test } from "vitest";
import { openAdministration } from "./administrator.ts";

const { address, signIn, visitAsStranger } = openAdministration();

const unguarded = ["/admin", "/admin/session", "/admin/logout"];

interface Guarded {
  readonly path: string;
  /** Of the page and the layouts around it, the outermost first. */
  readonly ids: readonly string[];
}

/** The list of all routes of the build, which the entry of the administration names. */
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

const layout = "admin-pages/admin-layout";
const forged = `session=${"a".repeat(43)}; __Host-session=${"b".repeat(43)}; isAdmin=true`;

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(address() + path, { method, headers, redirect: "manual" });

describe("every page behind the lock, as the build lists them", () => {
  let guarded: Guarded[] = [];
  beforeAll(async () => {
    guarded = await findGuarded();
  });

  test("lies within the guarded layout", () => {
    expect(guarded.length).toBeGreaterThanOrEqual(5);
    for (const { path, ids } of guarded)
      expect([path, ids]).toEqual([path, expect.arrayContaining([layout])]);
  });

  test.each([
    ["a stranger", {}],
    ["a forged cookie", { Cookie: forged }],
  ] as const)(
    "sends %s to the entry and tells nothing, also where single loaders are chosen",
    async (_, headers) => {
      for (const { path, ids } of guarded) {
        const page = await ask(path, headers);
        expect([path, page.status]).toEqual([path, 302]);
        expect(page.headers.get("location")).toMatch(/^\/admin(\?|$)/);
        expect(page.headers.get("cache-control")).toBe("no-store");
        for (const chosen of ["", `?_routes=${ids.at(-1)}`, `?_routes=${ids.join(",")}`, "?_routes=root"]) {
          const answer = await ask(`${path}.data${chosen}`, headers);
          const text = await answer.text();
          expect([path, chosen, answer.status]).toEqual([path, chosen, 202]);
          expect(text).toContain("SingleFetchRedirect");
          expect(text).not.toContain("loaderData");
        }
      }
    },
  );

  test("takes no write from a stranger, from another site, or without saying where it comes from", async () => {
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

test("a flag in the browser's storage opens nothing: the entry takes the place of the page in the history", () =>
  visitAsStranger("/albums", {}, async (page) => {
    await page.evaluate(() => localStorage.setItem("isAdmin", "true"));
    await page.goto("/admin/dashboard");
    await page.getByRole("heading", { level: 1, name: "Admin Login" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /All Albums/ }).waitFor();
  }));

test("signing in works at every address by which the machine is reached; a form of another site is refused", async () => {
  const { port } = new URL(address());
  const body = () => new URLSearchParams({ username: "admin", password: "wrong for this test" });
  for (const host of ["localhost", "127.0.0.1", "192.0.2.7", "antara.local"]) {
    const headers = { Host: `${host}:${port}`, Origin: `http://${host}:${port}` };
    const answer = await postBy(headers, body());
    expect([host, answer]).toEqual([host, 401]);
  }
  expect(await postBy({ Host: `localhost:${port}`, Origin: "http://evil.example" }, body())).toBe(403);
});

/** Unlike `fetch`, this sends the Host that it is told. */
async function postBy(headers: Record<string, string>, body: URLSearchParams): Promise<number> {
  const { request } = await import("node:http");
  const { port } = new URL(address());
  return new Promise((settle, refuse) => {
    const asked = request(
      {
        ...{ host: "127.0.0.1", port, method: "POST", path: "/admin" },
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      },
      (answer) => {
        answer.resume();
        settle(answer.statusCode ?? 0);
      },
    );
    asked.on("error", refuse).end(body.toString());
  });
}

test("what a visitor gets holds no trace of the administration, nor of a session", async () => {
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
