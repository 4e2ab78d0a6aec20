import { expect, test } from "vitest";
import { networkOf, wideNetworkOf, widestNetworkOf } from "./network-of.ts";

test("an IPv4 address is its own network, also when it is mapped into IPv6", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::FFFF:c000:207")).toBe("192.0.2.7");
});

test("all addresses of one IPv6 /64 count as one network", () => {
  for (const address of [
    "2001:db8:1:2::1",
    "2001:0DB8:0001:0002:ffff::",
    "2001:db8:1:2:3:4:5:6",
    "2001:db8:1:2::%eth0",
  ])
    expect(networkOf(address)).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::")).toBe("fe80:0:0:0::/64");
  expect(networkOf("2001:db8::")).toBe("2001:db8:0:0::/64");
});

test("the wide network is a /24 of IPv4 and a /48 of IPv6", () => {
  for (const address of ["192.0.2.7", "192.0.2.255", "::ffff:192.0.2.9"])
    expect(wideNetworkOf(address)).toBe("192.0.2.0/24");
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:ffff::1", "2001:db8:1::%eth0"])
    expect(wideNetworkOf(address)).toBe("2001:db8:1::/48");
  expect(wideNetworkOf("2001:db8:2::1")).toBe("2001:db8:2::/48");
});

test("the widest network is a /16 of IPv4 and a /32 of IPv6, also of a wide network", () => {
  for (const address of ["192.0.2.7", "192.0.255.1", "::ffff:192.0.2.9", wideNetworkOf("192.0.2.7")])
    expect(widestNetworkOf(address)).toBe("192.0.0.0/16");
  for (const address of ["2001:db8:1:2::1", "2001:db8:ffff::%eth0", wideNetworkOf("2001:db8:1::9")])
    expect(widestNetworkOf(address)).toBe("2001:db8::/32");
  expect(widestNetworkOf("2001:db9::1")).toBe("2001:db9::/32");
});

test("all invalid addresses share one network", () => {
  for (const invented of ["", "unknown", "<script>", "1.2.3", "1.2.3.4, 5.6.7.8", "browser abc"]) {
    expect(networkOf(invented)).toBe("unknown address");
    expect(wideNetworkOf(invented)).toBe("unknown address");
    expect(widestNetworkOf(invented)).toBe("unknown address");
  }
});
