/** What the log contains after attacks: no secrets and no forged lines. */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { address, ask, cookiesOf, post, printed, sameOrigin, withItsDatabase } from "./attacked-site.ts";
import { publicKey, secretKey } from "./attacked-site-settings.ts";

const wrongPassword = "a wrong password, typed by mistake";

test("the log never contains a password, session, key or search query, even after failures", async () => {
  const signedIn = await post("/admin", { username: "admin", password: adminPassword });
  const cookies = cookiesOf(signedIn);
  await post("/admin", { username: "admin", password: wrongPassword });
  await ask("/admin", { method: "POST", headers: { ...sameOrigin, Cookie: cookies }, body: wrongPassword });
  await ask(`/rest/v1/lyrics?apikey=${secretKey}&select=nothing`, { headers: { apikey: secretKey } });
  await ask("/rest/v1/lyrics?title=eq.secret-words", { headers: { Authorization: `Bearer ${secretKey}` } });
  await ask("/search?q=secret-words", { headers: { Cookie: cookies } });
  // The site logs most when the database fails.
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
  // What the guide for operators says to search for.
  await expect.poll(printed).toMatch(/^\S+ warn request id=\S+ method=GET path=\/search status=503 /m);
  expect(printed()).toMatch(/^\S+ error Error searching.*\(request \S+\)$/m);
  const isEvent = (line: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z (debug|info|warn|error) \S/.test(line);
  const lines = printed().trimEnd().split("\n");
  expect(lines.filter((line) => !isEvent(line))).toEqual([]);
  const tokens = cookies.split("; ").map((cookie) => cookie.split("=")[1] ?? "");
  for (const secret of [adminPassword, wrongPassword, secretKey, "secret-words", ...tokens])
    expect(printed()).not.toContain(secret);
  expect(printed()).not.toMatch(/argon2id|password_hash|postgres:\/\//);
});

test("an address or a header cannot inject log lines or terminal colours", async () => {
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

test("a client that disconnects while sending a form causes no error in the log", async () => {
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
