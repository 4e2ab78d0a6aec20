import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;q=0.5 , BR ; q=1.0", "br"],
  ["br;q=0, gzip;q=0.001", "gzip"],
  ["br;q=0.000, gzip;q=0", "identity"],
  ["identity", "identity"],
  ["*", "identity"],
  ["brotli, xbr, x-gzip", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a client that accepts %j gets %s", (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
