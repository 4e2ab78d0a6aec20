import { expect, test } from "vitest";
import { newSaveKey } from "./save-key.ts";

test("each key is a random UUID of its own", () => {
  const keys = Array.from({ length: 500 }, newSaveKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(500);
});
