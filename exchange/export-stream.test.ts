import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { openPool } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportStream } from "./export-stream.ts";

const { sql, address } = await openTestDatabase();
await saveSong(sql, { title: "Tere Bina", lyrics_english: "Tere bina" });

test.each(["csv", "json"] as const)(
  "an export as %s takes a connection only while it is read",
  async (format) => {
    const one = openPool(address, { connections: 1 });
    const neverRead = exportStream(one, format);
    expect(await one`select 1 as one`).toEqual([{ one: 1 }]);
    const reader = exportStream(one, format).getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    expect(await one`select 1 as one`).toEqual([{ one: 1 }]);
    expect(await new Response(exportStream(one, format)).text()).toContain("Tere Bina");
    await neverRead.cancel();
    await one.end();
  },
);
