import { expect, test } from "vitest";
import { readForm } from "./read-form.server.ts";

test("a form loses NUL characters, and no field that has the name of another", async () => {
  const body = new URLSearchParams([
    ["note", "first"],
    ["title", "\0Tere\0"],
    ["note", "sec\0ond"],
    ["note", "third"],
  ]);
  const form = await readForm(new Request("http://localhost/admin", { method: "POST", body }));
  expect([...form]).toEqual([
    ["note", "first"],
    ["title", "Tere"],
    ["note", "second"],
    ["note", "third"],
  ]);
});
