import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFromExample } from "./example.ts";

test("values in an example are replaced everywhere and in order", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "antara-test-"));
  const file = join(folder.path, "made", "haproxy.cfg");
  writeFromExample("haproxy-site.cfg", file, [
    ["10.0.0.21:3000", "127.0.0.1:6000"],
    ["127.0.0.1:6000 check", "127.0.0.1:6001 check"],
  ]);
  expect(readFileSync(file, "utf8").match(/server app1 .*/g)).toEqual([
    "server app1 127.0.0.1:6001 check",
    "server app1 127.0.0.1:6001 check",
  ]);
});

test("an example without a value to replace is refused with its name", () => {
  const write = () => writeFromExample("haproxy-site.cfg", "/nowhere", [["10.9.9.9:3000", ""]]);
  expect(write).toThrow('There is no "10.9.9.9:3000" in haproxy-site.cfg.');
});
