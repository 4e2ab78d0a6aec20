import { expect, test } from "vitest";
import { expiredNoticeCookie, noticeCookie, readNoticeCookie } from "./notice-cookie.server.ts";

const notice = { title: "Lyric Added", text: '"तुम ही हो; a=b" has been successfully added.' };
const browser = `antara-session=${"s".repeat(43)}; antara-browser=${"b".repeat(43)}`;
const asking = (cookies: string) => new Request("http://site.test/admin", { headers: { Cookie: cookies } });
const carried = (noticeOf: string | null) => noticeOf?.split(";")[0] ?? "";

test("a message reaches the browser that it is for, letter by letter, and is over then", () => {
  const request = asking(`${browser}; ${carried(noticeCookie(asking(browser), notice))}`);
  expect(readNoticeCookie(request)).toEqual(notice);
  expect(expiredNoticeCookie(request)).toMatch(
    /^antara-notice=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
  );
});

test("it outlives the session, so that signing out has a message", () => {
  const cookie = carried(noticeCookie(asking(browser), { title: "Logged Out" }));
  expect(readNoticeCookie(asking(`antara-browser=${"b".repeat(43)}; ${cookie}`))).toEqual({
    title: "Logged Out",
  });
});

test("nobody else can put words on a page", () => {
  const own = carried(noticeCookie(asking(browser), notice));
  const foreign = carried(noticeCookie(asking(browser.replaceAll("b", "c")), { title: "Call 555" }));
  const [text = "", signature = ""] = own.slice("antara-notice=".length).split(".");
  const changed = Buffer.from('{"title":"Call 555"}').toString("base64url");
  for (const forged of [
    ...[foreign, `antara-notice=${changed}.${signature}`, `antara-notice=${changed}`, "antara-notice=."],
    ...[`antara-notice=${text}.${signature.slice(1)}`, "antara-notice="],
  ])
    expect([forged, readNoticeCookie(asking(`${browser}; ${forged}`))]).toEqual([forged, null]);
  expect(readNoticeCookie(asking(own))).toBeNull();
});

test("a browser that has no secret gets none", () => {
  expect(noticeCookie(asking(""), notice)).toBeNull();
  expect(expiredNoticeCookie(asking(browser))).toBeNull();
});
