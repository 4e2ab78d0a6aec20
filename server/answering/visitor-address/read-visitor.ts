/** The visitor behind a request, and whether limits apply. */
import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { visitorAddress } from "./visitor-address.ts";

export interface Visitor {
  readonly address: string;
  /**
   * Scripts and benchmarks on the machine itself are exempt. Behind a local proxy that is not in TRUSTED_PROXY all
   * visitors would have one address, so they are unknown.
   */
  readonly standing: "counted" | "exempt" | "unknown";
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** @param trustedProxies whose headers about the visitor's address are trusted */
export function readVisitor(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxies: BlockList,
): Visitor {
  const forwarded = [headers["x-forwarded-for"]].flat().join(",") || undefined;
  const address = visitorAddress(socket.remoteAddress, forwarded, trustedProxies);
  if (!loopback.check(address, address.includes(":") ? "ipv6" : "ipv4"))
    return { address, standing: "counted" };
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return { address, standing: isForwarded ? "unknown" : "exempt" };
}
