import { expect, test } from "vitest";
import { laneOfAddress } from "./lane-of-address.ts";

test("an IPv4 address is a lane of its own, also written within IPv6", () => {
  expect(laneOfAddress("192.0.2.7")).toBe("192.0.2.7");
  expect(laneOfAddress("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(laneOfAddress("::FFFF:c000:207")).toBe("192.0.2.7");
});

test("all addresses of one IPv6 network are one lane", () => {
  for (const address of [
    "2001:db8:1:2::1",
    "2001:0DB8:0001:0002:ffff::",
    "2001:db8:1:2:3:4:5:6",
    "2001:db8:1:2::%eth0",
  ])
    expect(laneOfAddress(address)).toBe("2001:db8:1:2::/64");
  expect(laneOfAddress("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(laneOfAddress("::1")).toBe("0:0:0:0::/64");
  expect(laneOfAddress("2001:db8::")).toBe("2001:db8:0:0::/64");
});

test("what is no address makes no lanes of its own", () => {
  for (const invented of ["", "unknown", "<script>", "1.2.3", "1.2.3.4, 5.6.7.8", "browser abc"])
    expect(laneOfAddress(invented)).toBe("unknown address");
});
