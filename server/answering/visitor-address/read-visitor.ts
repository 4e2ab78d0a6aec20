/** Whom a request is answered for, and whether it is counted for him. */
import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { visitorAddress } from "./visitor-address.ts";

export interface Visitor {
  readonly address: string;
  /**
   * Scripts and benches on the machine itself are exempt. A proxy there that nobody has named would make one address of all
   * visitors, so that they are unknown.
   */
  readonly standing: "counted" | "exempt" | "unknown";
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** @param trustedProxies whose word about a visitor's address counts */
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
