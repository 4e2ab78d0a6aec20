import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

test.each([
  ["https://lyrics.example", "https://lyrics.example", "lyrics.example"],
  ["https://lyrics.example:8443", "https://lyrics.example:8443", "lyrics.example"],
  ["http://127.0.0.1:3000", "http://localhost:3000", "localhost"],
  ["http://0.0.0.0:3000", "http://localhost:3000", "localhost"],
  ["http://[::]:3000", "http://localhost:3000", "localhost"],
  ["http://localhost:3000", "http://localhost:3000", "localhost"],
])("on a site at %s, passkeys work at %s", (site, origin, host) => {
  expect(relyingPartyOf(site)).toEqual({ origin, host });
});

test.each([
  ["plain http", "http://lyrics.example"],
  ["an address of a local network", "http://192.168.1.5:3000"],
  ["a numeric address over https", "https://203.0.113.5"],
  ["a numeric IPv6 address over https", "https://[2001:db8::1]"],
])("no browser would use one over %s", (_what, site) => {
  expect(relyingPartyOf(site)).toBeNull();
});
