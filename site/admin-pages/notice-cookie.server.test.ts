import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { expiredNoticeCookie, noticeCookie, readNoticeCookie } from "./notice-cookie.server.ts";

const notice = { title: "Lyric Added", text: '"तुम ही हो; a=b" has been successfully added.' };
const browser = `antara-session=${"s".repeat(43)}; antara-browser=${"b".repeat(43)}`;
const requestWith = (cookies: string) =>
  new Request("http://site.test/admin", { headers: { Cookie: cookies } });
const cookieOf = (header: string | null) => header?.split(";")[0] ?? "";

test("a notice reaches its browser unchanged, once", () => {
  const request = requestWith(`${browser}; ${cookieOf(noticeCookie(requestWith(browser), notice))}`);
  expect(readNoticeCookie(request)).toEqual(notice);
  expect(expiredNoticeCookie(request)).toMatch(
    /^antara-notice=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
  );
});

test("it outlives the session, so that signing out has a notice", () => {
  const cookie = cookieOf(noticeCookie(requestWith(browser), { title: "Logged Out" }));
  expect(readNoticeCookie(requestWith(`antara-browser=${"b".repeat(43)}; ${cookie}`))).toEqual({
    title: "Logged Out",
  });
});

test("nobody else can put text on a page", () => {
  const own = cookieOf(noticeCookie(requestWith(browser), notice));
  const foreign = cookieOf(noticeCookie(requestWith(browser.replaceAll("b", "c")), { title: "Call 555" }));
  const [text = "", signature = ""] = own.slice("antara-notice=".length).split(".");
  const changed = Buffer.from('{"title":"Call 555"}').toString("base64url");
  for (const forged of [
    ...[foreign, `antara-notice=${changed}.${signature}`, `antara-notice=${changed}`, "antara-notice=."],
    ...[`antara-notice=${text}.${signature.slice(1)}`, "antara-notice="],
  ])
    expect([forged, readNoticeCookie(requestWith(`${browser}; ${forged}`))]).toEqual([forged, null]);
  expect(readNoticeCookie(requestWith(own))).toBeNull();
});

test("what is signed but no notice is none, so that no page fails", () => {
  for (const json of ["{", "null", '{"title":{}}', '{"title":"A","text":[]}', '{"title":"A","html":"<b>"}']) {
    const text = Buffer.from(json).toString("base64url");
    const signature = createHmac("sha256", "b".repeat(43)).update(`notice:${text}`).digest("base64url");
    const request = requestWith(`${browser}; antara-notice=${text}.${signature}`);
    expect([json, readNoticeCookie(request)]).toEqual([json, null]);
  }
});

test("a browser that has no secret gets none", () => {
  expect(noticeCookie(requestWith(""), notice)).toBeNull();
  expect(expiredNoticeCookie(requestWith(browser))).toBeNull();
});
