/** What the log holds after all that: of attacks a line each, and no secret. */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { address, ask, cookiesOf, ownPage, post, printed, withItsDatabase } from "./attacked-site.ts";
import { publicKey, secretKey } from "./attacked-site-settings.ts";

const wrongPassword = "a wrong password, typed by mistake";

test("no password, session, key or word of a search is ever in the log, whatever fails", async () => {
  const signedIn = await post("/admin", { username: "admin", password: adminPassword });
  const cookies = cookiesOf(signedIn);
  await post("/admin", { username: "admin", password: wrongPassword });
  await ask("/admin", { method: "POST", headers: { ...ownPage, Cookie: cookies }, body: wrongPassword });
  await ask(`/rest/v1/lyrics?apikey=${secretKey}&select=nothing`, { headers: { apikey: secretKey } });
  await ask("/rest/v1/lyrics?title=eq.secret-words", { headers: { Authorization: `Bearer ${secretKey}` } });
  await ask("/search?q=secret-words", { headers: { Cookie: cookies } });
  // A database that cannot answer is what makes the site log most.
  await withItsDatabase(async (sql) => {
    await sql`alter table lyrics rename to lyrics_elsewhere`;
    try {
      const failed = await ask("/search?q=secret-words-2", { headers: { Cookie: cookies } });
      expect(failed.status).toBe(503);
      await post("/admin/lyrics/add", { title: "secret-words", lyrics_hindi: "x" }, { Cookie: cookies });
    } finally {
      await sql`alter table lyrics_elsewhere rename to lyrics`;
    }
  });
  await expect.poll(printed).toMatch(/failed|Failed|Error/);
  const tokens = cookies.split("; ").map((cookie) => cookie.split("=")[1] ?? "");
  for (const secret of [adminPassword, wrongPassword, secretKey, "secret-words", ...tokens])
    expect(printed()).not.toContain(secret);
  expect(printed()).not.toMatch(/argon2id|password_hash|postgres:\/\//);
});

test("an address or a header cannot forge a line of the log, nor colour it", async () => {
  for (const path of [
    "/%0a2026-01-01T00:00:00.000Z%20info%20forged",
    "/%1b[31mforged",
    "/lyrics/%E2%80%A8forged-1",
  ])
    await ask(path, { headers: { "User-Agent": "forged", apikey: publicKey } });
  await ask("/rest/v1/%0aforged", { headers: { apikey: publicKey } });
  expect(printed()).not.toMatch(/^\S*forged/m);
  expect(printed()).not.toContain("\u001b");
});

test("whoever leaves in the middle of a form leaves no error in the log", async () => {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  await new Promise((settle) => socket.once("connect", settle));
  socket.write(
    "POST /rest/v1/lyrics HTTP/1.1\r\nHost: a\r\napikey: antara-public\r\nContent-Length: 9\r\n\r\n{",
  );
  await new Promise((settle) => socket.write("", settle));
  socket.destroy();
  await expect.poll(printed, { timeout: 5_000 }).toContain("debug POST /rest/v1/lyrics failed");
});
