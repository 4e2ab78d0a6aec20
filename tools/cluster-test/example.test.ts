import { expect, test } from "vitest";
import { fillExample, replaceAll } from "./example.ts";

test("what an operator would change in an example is changed, everywhere and in order", () => {
  expect(
    replaceAll("listen 10.0.0.11:5432, port 5432, again 10.0.0.11:5432", [
      ["10.0.0.11:5432", "127.0.0.1:6000"],
      ["port 5432", "port 6001"],
    ]),
  ).toBe("listen 127.0.0.1:6000, port 6001, again 127.0.0.1:6000");
});

test("an example that no longer says what is to be changed is refused, by its name", () => {
  expect(() => fillExample("haproxy-site.cfg", [["10.9.9.9:3000", "127.0.0.1:6000"]])).toThrow(
    'There is no "10.9.9.9:3000" in haproxy-site.cfg.',
  );
});
