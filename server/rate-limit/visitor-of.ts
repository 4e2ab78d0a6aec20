/** Whom a request is counted for. */
import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { visitorAddress } from "../visitor-address/index.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/**
 * Scripts and benches on the machine itself are exempt. A proxy there that nobody has named would make one address of
 * all visitors, so that they are unknown.
 * @param trustedProxies whose word about a visitor's address counts
 * @returns the visitor's address, or why there is none to count
 */
export function visitorOf(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxies: BlockList,
): { readonly address: string } | "exempt" | "unknown" {
  const forwarded = headers["x-forwarded-for"];
  const address = visitorAddress(socket.remoteAddress, forwarded && String(forwarded), trustedProxies);
  if (!loopback.check(address, address.includes(":") ? "ipv6" : "ipv4")) return { address };
  return forwarded === undefined && headers.forwarded === undefined ? "exempt" : "unknown";
}
