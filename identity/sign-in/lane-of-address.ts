/**
 * Which addresses count as one when guesses are counted. Whoever has one IPv6 address has the 2^64 of its network, so
 * those count together.
 */
import { isIPv4, isIPv6 } from "node:net";

/**
 * @param address of the visitor; IPv4 also as mapped into IPv6
 * @returns the IPv4 address, or the network as `2001:db8:1:2::/64`; what is no address is one lane for all
 */
export function laneOfAddress(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return "unknown address";
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every form in the shortest one, without dots.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = shortest.split("::");
  const left = before ? before.split(":") : [];
  const right = after ? after.split(":") : [];
  const left0 = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: left0 }, () => "0"), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
}
