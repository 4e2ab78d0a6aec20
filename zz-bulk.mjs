import { joinDatabase } from "#postgres";
import { chooseFoundSongs, askBulkAction, createBulkRunner, findBulkAction } from "#catalogue";
import { createHash } from "node:crypto";
const db = await joinDatabase({ dataDir: process.argv[2], log: console }); const sql = db.sql;
const runner = createBulkRunner(sql, (m) => console.log("ERR", m));
const digest = async () => { const [x] = await sql`select md5(string_agg(md5((to_jsonb(l) - 'updated_at')::text || private.state_of('lyrics', l.id::text)::text), '' order by l.id)) d, count(*)::int n from lyrics l`; return x.n + " " + x.d; };
const wait = async (id) => { for (;;) { const a = await findBulkAction(sql, id); if (a.state !== "running") return a; await new Promise(r => setTimeout(r, 100)); } };
const before = await digest(); console.log(before);
for (const request of [{ verb: "delete", text: "" }, { verb: "withdraw", text: "" }]) {
  let t = performance.now(); const id = await chooseFoundSongs(sql, { q: "", gap: null });
  await askBulkAction(sql, id, { people: "singers", ...request }); const asked = performance.now() - t;
  t = performance.now(); await runner.start(id); const done = await wait(id); const ran = performance.now() - t;
  const changed = await digest() !== before;
  t = performance.now(); const undo = await runner.undo(id); await wait(undo.id); const undone = performance.now() - t;
  console.log(request.verb, "asked", (asked / 1000).toFixed(1), "ran", (ran / 1000).toFixed(1), done.state, "changed", changed, "undone", (undone / 1000).toFixed(1), "exact", await digest() === before);
}
await runner.close(); await db.close();
