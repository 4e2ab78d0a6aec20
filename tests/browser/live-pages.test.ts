/** Open pages show changes of the catalogue without a reload, and keep scroll position and input. */
import type { Page, WebSocket } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteEntry, restoreFromTrash, saveSong, withdrawSong } from "#catalogue";
import { ownSite } from "../process/own-site.ts";
import { adminPassword, signInAt } from "../process/sign-in.ts";
import { accessibilityFindings } from "./accessibility.ts";
import { type Steps, type VisitorOptions, visit } from "./visit.ts";

const site = ownSite({ ADMIN_PASSWORD: adminPassword });
let session: string;
let song: { readonly id: number };

/** Far more than the promised two seconds, since the machine may be busy. */
const longTimeout = { timeout: 10_000 };

beforeAll(async () => {
  session = await signInAt(site.address);
});

beforeEach(async () => {
  await site.sql`delete from lyrics`;
  const lines = Array.from({ length: 60 }, (_, line) => `gaata rahe mera dil ${line}`);
  song = await saveSong(site.sql, {
    title: "Gaata Rahe",
    lyrics_english: lines.join("\n"),
    lyrics_hindi: "गाता रहे मेरा दिल",
    singerNames: "Kishore Kumar",
  });
});

const open = (path: string, steps: Steps, options: VisitorOptions = {}) =>
  visit(path, { site: site.address, ...options }, steps);
const openAsAdmin = (path: string, steps: Steps) => open(path, steps, { cookies: session });
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const rename = (title: string) => site.sql`update lyrics set title = ${title} where id = ${song.id}`;
const songPath = () => `/lyrics/gaata-rahe-${song.id}`;

/** @returns counts of the page's requests by kind, which go on counting */
function watch(page: Page) {
  const seen = { pages: 0, data: 0, sockets: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.pages += 1;
    if ("x-follows-change" in request.headers()) seen.data += 1;
  });
  page.on("websocket", () => {
    seen.sockets += 1;
  });
  return seen;
}

test("two readers see a changed title without a reload, and keep scroll position, focus and typed text", () =>
  open(songPath(), (first) =>
    open("/", async (second) => {
      const requests = watch(first);
      await first.evaluate(() => window.scrollTo(0, 700));
      await first.locator(".site-header > .wrap > island-search input").fill("kish");
      const place = await first.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(300);
      await openAsAdmin(`/admin/lyrics/edit/${song.id}`, async (admin) => {
        await admin.getByLabel("Song Title", { exact: true }).fill("Gaata Rahe Mera Dil");
        await admin.getByRole("button", { name: "Save", exact: true }).click();
        await admin.getByText("Lyric Updated").waitFor();
      });
      await expect.poll(() => heading(first), longTimeout).toContain("Gaata Rahe Mera Dil");
      await second.getByText("Gaata Rahe Mera Dil").first().waitFor();
      expect(await first.title()).toContain("Gaata Rahe Mera Dil");
      expect(await first.evaluate(() => window.scrollY)).toBe(place);
      expect(await first.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
      expect(await first.locator(".site-header > .wrap > island-search input").inputValue()).toBe("kish");
      expect(requests.pages).toBe(0);
      expect(new URL(first.url()).pathname).toBe(songPath());
    }),
  ));

test("a reader in Hindi sees a changed title without a reload, too, and stays in Hindi", () =>
  open(`/hi${songPath()}`, async (page) => {
    const requests = watch(page);
    await rename("Gaata Rahe Mera Dil");
    await expect.poll(() => page.locator("main header").innerText(), longTimeout).toContain("Mera Dil");
    expect([requests.pages, new URL(page.url()).pathname]).toEqual([0, `/hi${songPath()}`]);
    expect(await page.locator("html").getAttribute("lang")).toBe("hi");
  }));

test("a song that is deleted while it is open stays readable, with a notice until it is restored", () =>
  open(
    songPath(),
    async (page) => {
      await deleteEntry(site.sql, "songs", song.id);
      await page.getByText("This song was removed", { exact: true }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await heading(page)).toContain("Gaata Rahe");
      const lastLine = page.getByText("gaata rahe mera dil 59").filter({ visible: true });
      expect(await lastLine.count()).toBe(1);
      const [inTrash] = await site.sql<{ id: number }[]>`
      select id from private.trash where row_id = ${song.id} order by id desc limit 1`;
      await restoreFromTrash(site.sql, inTrash?.id ?? 0);
      await expect.poll(() => page.getByText("This song was removed").count(), longTimeout).toBe(0);
      await page.getByRole("link", { name: "Kishore Kumar" }).first().click();
      await expect.poll(() => heading(page), longTimeout).toContain("Kishore Kumar");
    },
    { allowErrors: /status of 404/ },
  ));

test("links on a withdrawn song that is still open work", () =>
  open(
    songPath(),
    async (page) => {
      await withdrawSong(site.sql, song.id);
      await page.getByText("This song was removed", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Kishore Kumar" }).first().click();
      await expect.poll(() => heading(page), longTimeout).toContain("Kishore Kumar");
      expect(await page.getByText("This song was removed").count()).toBe(0);
    },
    // A view may be counted when the song is gone already.
    { allowErrors: /status of 4(04|10)/ },
  ));

test("a view count does not update open pages, and many changes at once are shown by few updates", () =>
  open(songPath(), async (page) => {
    const requests = watch(page);
    await site.sql`select private.add_views(array[${song.id}]::bigint[], array[40]::bigint[])`;
    await rename("Gaata Rahe 2");
    await expect.poll(() => heading(page), longTimeout).toContain("Gaata Rahe 2");
    expect(requests.data).toBe(1);
    const titles = Array.from({ length: 30 }, (_, number) => `Gaata Rahe ${number + 3}`);
    await site.sql.begin(async (sql) => {
      for (const title of titles) await sql`update lyrics set title = ${title} where id = ${song.id}`;
    });
    await expect.poll(() => heading(page), longTimeout).toContain("Gaata Rahe 32");
    expect(requests.data).toBeLessThan(9);
  }));

test(
  "open pages stay unchanged while the server is down, and follow changes again afterwards",
  () =>
    open(
      songPath(),
      (first) =>
        open(
          "/",
          async (second) => {
            await site.restart({ PORT: new URL(site.address).port });
            await rename("Phir Wahi Geet");
            for (const page of [first, second])
              await expect
                .poll(() => page.getByText("Phir Wahi Geet").count(), { timeout: 25_000 })
                .toBeGreaterThan(0);
          },
          { allowErrors: true },
        ),
      { allowErrors: true },
    ),
  60_000,
);

describe("a visitor", () => {
  test("gets the page first: the script that follows changes loads after the page", () => {
    const before: string[] = [];
    let hasLoaded = false;
    let socket: Promise<WebSocket> | undefined;
    return open(
      songPath(),
      async () => {
        expect((await socket)?.url()).toContain("/realtime/v1/websocket");
        expect(before.length).toBeGreaterThan(3);
        expect(before.filter((address) => address.includes("follow-changes"))).toEqual([]);
      },
      {
        before: (page) => {
          socket = page.waitForEvent("websocket");
          page.on("load", () => {
            hasLoaded = true;
          });
          page.on("request", (request) => {
            if (!hasLoaded) before.push(request.url());
          });
        },
      },
    );
  });

  test("with data saving on is not connected", () => {
    let seen = { pages: 0, data: 0, sockets: 0 };
    let script: Promise<unknown> | undefined;
    return open(
      songPath(),
      async (page) => {
        await script;
        await rename("Nobody Hears");
        await visit("/", { site: site.address }, (other) =>
          other.getByText("Nobody Hears").first().waitFor(),
        );
        expect(seen).toMatchObject({ data: 0, sockets: 0 });
        expect(await heading(page)).toContain("Gaata Rahe");
      },
      {
        before: async (page) => {
          seen = watch(page);
          script = page.waitForResponse((response) => response.url().includes("follow-changes"));
          await page.addInitScript(() => {
            Object.defineProperty(navigator, "connection", { value: { saveData: true } });
          });
        },
      },
    );
  });

  test("whose page is hidden for 30 seconds is disconnected, and sees changes on return", () => {
    let socket: Promise<WebSocket> | undefined;
    return open(
      songPath(),
      async (page) => {
        await page.clock.runFor(5_000);
        const connected = await socket;
        await hide(page, true);
        await page.clock.runFor(29_000);
        expect(connected?.isClosed()).toBe(false);
        await page.clock.runFor(2_000);
        await expect.poll(() => connected?.isClosed()).toBe(true);
        const requests = watch(page);
        await rename("Wapas Aaya");
        await page.clock.runFor(5_000);
        expect(requests).toMatchObject({ data: 0, sockets: 0 });
        await hide(page, false);
        await expect
          .poll(async () => {
            await page.clock.runFor(500);
            return heading(page);
          }, longTimeout)
          .toContain("Wapas Aaya");
        expect(requests.data).toBe(1);
      },
      {
        pauseClock: true,
        before: (page) => {
          socket = page.waitForEvent("websocket");
        },
      },
    );
  });
});

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

describe("the administrator", () => {
  test("sees entries that others add in an open list, and keeps the typed filter", () =>
    openAsAdmin("/admin/singers", async (page) => {
      await page.getByRole("searchbox").fill("lata");
      await site.sql`insert into singers (name) values ('Lata Mangeshkar')`;
      await page.getByRole("cell", { name: "Lata Mangeshkar" }).first().waitFor();
      expect(await page.getByRole("searchbox").inputValue()).toBe("lata");
      await site.sql`delete from singers where name = 'Lata Mangeshkar'`;
    }));

  test("keeps text typed into a form, and is told of a conflicting edit when saving", () =>
    open(
      `/admin/lyrics/edit/${song.id}`,
      async (page) => {
        await page.getByLabel("Song Title", { exact: true }).fill("Mine");
        const list = await page.context().newPage();
        await list.goto("/admin/lyrics");
        await rename("Theirs");
        await expect
          .poll(() => list.locator("tbody td.name").allTextContents(), longTimeout)
          .toEqual(["Theirs"]);
        await list.close();
        expect(await page.getByLabel("Song Title", { exact: true }).inputValue()).toBe("Mine");
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await page
          .getByText(/changed (meanwhile|since)/i)
          .first()
          .waitFor();
        expect(await site.sql`select title from lyrics`).toEqual([{ title: "Theirs" }]);
      },
      { cookies: session, allowErrors: /status of 409/ },
    ));

  test("is kept signed in by typing into an open page", () =>
    openAsAdmin("/admin/lyrics", async (page) => {
      const unusedFor = async () => {
        const [row] = await site.sql<{ hours: number }[]>`
          select extract(hours from now() - max(last_used_at))::int as hours from private.sessions`;
        return row?.hours;
      };
      // As when the page is looked at again, and before when it was opened.
      const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const looked = page.waitForResponse(/\/admin\/session/);
      await look();
      await looked;
      await site.sql`update private.sessions set last_used_at = now() - interval '11 hours'`;
      const unused = page.waitForResponse(/\/admin\/session/);
      await look();
      await unused;
      expect(await unusedFor()).toBe(11);
      await page.getByRole("searchbox").fill("lata");
      await look();
      await expect.poll(unusedFor).toBe(0);
    }));

  test("is not kept signed in by a page that only follows changes", () =>
    openAsAdmin("/admin/lyrics", async (page) => {
      await site.sql`update private.sessions set last_used_at = now() - interval '11 hours'`;
      await rename("Follows");
      await expect
        .poll(() => page.locator("tbody td.name").allTextContents(), longTimeout)
        .toEqual(["Follows"]);
      const [used] =
        await site.sql`select max(last_used_at) < now() - interval '10 hours' as long_ago from private.sessions`;
      expect(used?.long_ago).toBe(true);
    }));
});
