import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { contextOf } from "../request-context/testing/context-of.ts";
import { createAdmission } from "./index.ts";
import { maxInFlight, maxInFlightPerNetwork } from "./limits.ts";

function openAdmission() {
  const admission = createAdmission({ log: { warn: () => undefined } });
  /** @returns the status of the refusal, or a function that ends the response */
  const begin = (visitor?: string, url = "/albums") => {
    const response = new EventEmitter();
    const headers: Record<string, string> = visitor === undefined ? {} : { "x-forwarded-for": visitor };
    const context = contextOf({ url, headers, proxies: ["127.0.0.1"] });
    const refusal = admission.refuse(response as unknown as ServerResponse, context);
    return refusal ? refusal.status : () => response.emit("close");
  };
  return { ...admission, begin };
}

test.each([
  ["pages that have to be made", "/albums", 1_000],
  ["searches", "/search?q=dil", 500],
  ["calls of the data service", "/rest/v1/lyrics", 5_000],
])(
  "%s: one network may ask for so many in ten seconds, and the next network for its own",
  (_what, url, most) => {
    const { begin } = openAdmission();
    for (let asked = 0; asked < most; asked += 1) {
      const end = begin("203.0.113.9", url);
      expect(end).toBeTypeOf("function");
      (end as () => void)();
    }
    expect(begin("203.0.113.9", url)).toBe(429);
    expect(begin("198.51.100.7", url)).toBeTypeOf("function");
  },
);

test("one network that never finishes its requests keeps nobody else out", () => {
  const { begin, inFlight } = openAdmission();
  const begun = Array.from({ length: maxInFlightPerNetwork }, () => begin("203.0.113.9"));
  expect(begin("203.0.113.9")).toBe(429);
  expect(begin("198.51.100.7")).toBeTypeOf("function");
  for (const end of begun) (end as () => void)();
  expect(begin("203.0.113.9")).toBeTypeOf("function");
  expect(inFlight()).toBe(2);
});

test("at the overall limit new requests are refused until others finish", () => {
  const { begin } = openAdmission();
  const begun = Array.from({ length: maxInFlight }, (_, n) => begin(`198.18.0.${n % 250}`));
  expect(begin("192.0.2.1")).toBe(503);
  expect(begin()).toBe(503);
  (begun[0] as () => void)();
  expect(begin("192.0.2.1")).toBeTypeOf("function");
});
