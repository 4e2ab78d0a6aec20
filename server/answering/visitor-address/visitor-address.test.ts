import { describe, expect, test } from "vitest";
import { parseTrustedProxies, visitorAddress } from "./index.ts";

const visitor = "203.0.113.9";
const proxies = parseTrustedProxies(["10.0.0.0/8", "192.0.2.1", "2001:db8::/32"]);

describe("without a trusted proxy", () => {
  test("the address is that of the connection, whatever header the visitor sends", () => {
    expect(visitorAddress(visitor, "198.51.100.1", parseTrustedProxies())).toBe(visitor);
    expect(visitorAddress(visitor, "10.0.0.1", proxies)).toBe(visitor);
    expect(visitorAddress("::1", undefined, parseTrustedProxies())).toBe("::1");
  });

  test("IPv4 stays IPv4, even when the server listens on IPv6", () => {
    expect(visitorAddress(`::ffff:${visitor}`, undefined, parseTrustedProxies())).toBe(visitor);
  });

  test("a connection that has ended has no address", () => {
    expect(visitorAddress(undefined, visitor, proxies)).toBe("unknown");
  });
});

describe("behind a trusted proxy", () => {
  test("the address is the one that the proxy sends", () => {
    for (const proxy of ["10.1.2.3", "192.0.2.1", "::ffff:10.1.2.3", "2001:db8::7"])
      expect(visitorAddress(proxy, visitor, proxies)).toBe(visitor);
    expect(visitorAddress("192.0.2.2", "198.51.100.1", proxies)).toBe("192.0.2.2");
  });

  test("forged entries further left are ignored", () => {
    expect(visitorAddress("10.0.0.1", `127.0.0.1, 198.51.100.1, ${visitor}`, proxies)).toBe(visitor);
    expect(visitorAddress("10.0.0.1", `"><script>, ${visitor}`, proxies)).toBe(visitor);
  });

  test("several trusted proxies are skipped", () => {
    expect(visitorAddress("10.0.0.1", `198.51.100.1, ${visitor}, 10.0.0.3, 192.0.2.1`, proxies)).toBe(
      visitor,
    );
  });

  test("when all are proxies, the outermost is the visitor", () => {
    expect(visitorAddress("10.0.0.1", "10.0.0.3, 10.0.0.2", proxies)).toBe("10.0.0.3");
  });

  test("an invalid header is ignored", () => {
    for (const header of [undefined, "", " , ", "unknown", "1.2.3.4.5", `${visitor},`, "a".repeat(10_000)])
      expect(visitorAddress("10.0.0.1", header, proxies)).toBe("10.0.0.1");
  });

  test("a port is removed", () => {
    expect(visitorAddress("10.0.0.1", `${visitor}:51234`, proxies)).toBe(visitor);
    expect(visitorAddress("10.0.0.1", "[2001:470::9]:51234", proxies)).toBe("2001:470::9");
    expect(visitorAddress("10.0.0.1", "2001:470::9", proxies)).toBe("2001:470::9");
  });
});

test("a proxy given as IPv4 mapped into IPv6 matches both forms", () => {
  const trusted = parseTrustedProxies(["::ffff:192.0.2.1"]);
  expect(visitorAddress("192.0.2.1", visitor, trusted)).toBe(visitor);
  expect(visitorAddress("::ffff:192.0.2.1", visitor, trusted)).toBe(visitor);
});
