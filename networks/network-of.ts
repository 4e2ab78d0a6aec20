/**
 * Which addresses count as one. Limits count by the smallest network that one subscriber has (`networkOf`), so that
 * nobody pays for a neighbour. What is shared out is shared first by the network of a whole provider or company
 * (`widestNetworkOf`), which has 65,536 of the next size, and within it by the network that one attacker easily has
 * (`wideNetworkOf`): a rented server often comes with 65,536 networks of 64 bits, or a row of IPv4 addresses. A
 * neighbour loses no more than a turn. All invalid addresses share one network, or anybody could invent networks.
 */
import { isIPv4, isIPv6 } from "node:net";

const unknown = "unknown address";

/**
 * @param address of the visitor; IPv4 also as mapped into IPv6
 * @returns the IPv4 address, or the IPv6 network as `2001:db8:1:2::/64`
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return unknown;
  return typeof groups === "string" ? groups : ipv6Network(groups, 4);
}

/**
 * @param address of the visitor; IPv4 also as mapped into IPv6
 * @returns `192.0.2.0/24`, or `2001:db8:1::/48`, the least that a provider gives a customer with several networks
 */
export function wideNetworkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return unknown;
  return typeof groups === "string" ? groups.replace(/\d+$/, "0/24") : ipv6Network(groups, 3);
}

/**
 * @param address of the visitor; IPv4 also as mapped into IPv6; or what `wideNetworkOf` has returned
 * @returns `192.0.0.0/16`, or `2001:db8::/32`, the least that a provider itself is given
 */
export function widestNetworkOf(address: string): string {
  const groups = groupsOf(address.split("/")[0] ?? "");
  if (groups === null) return unknown;
  return typeof groups === "string" ? groups.replace(/\d+\.\d+$/, "0.0/16") : ipv6Network(groups, 2);
}

function ipv6Network(groups: readonly number[], first: number): string {
  const shown = groups.slice(0, first).map((group) => group.toString(16));
  return `${shown.join(":")}::/${first * 16}`;
}

/** @returns an IPv4 address as text, the eight 16-bit groups of an IPv6 address, or null for anything else */
function groupsOf(address: string): string | readonly number[] | null {
  const bare = address.split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  // The URL parser normalizes every form to the shortest one, without dots.
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [before = "", after] = shortest.split("::");
  const left = before ? before.split(":") : [];
  const right = after ? after.split(":") : [];
  const zeros = after === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
