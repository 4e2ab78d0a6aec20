/** The part of an address by which requests are counted. */
import { isIPv6 } from "node:net";

/**
 * Whoever has an IPv6 connection has 2^64 addresses of it, so those with one beginning count as one.
 * @param address as `visitorAddress` gives it, IPv4 never within IPv6
 * @returns an IPv4 address as it is, of IPv6 the first 64 bits as `a:b:c:d::/64`
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(":")}::/64`;
}
