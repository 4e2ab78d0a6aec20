/**
 * The visitor's address: that of the connection, unless the connection comes from a trusted proxy, which tells it. A
 * header set by the visitor is never trusted.
 */
import { BlockList, isIP, isIPv4 } from "node:net";

/**
 * @param proxies addresses and ranges (`10.0.0.0/8`), as in the settings
 * @returns a list for `visitorAddress`
 */
export function parseTrustedProxies(proxies: readonly string[] = []): BlockList {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const plain = plainAddress(address) ?? address;
    if (bits === undefined) trusted.addAddress(plain, familyOf(plain));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return trusted;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}

/**
 * Each proxy appends the address it saw, so the rightmost entry that is not a trusted proxy is the visitor, and
 * everything left of it may be forged.
 * @param remoteAddress of the connection; undefined when it has ended
 * @param xForwardedFor the header; several are joined by commas
 * @param trustedProxies made by `parseTrustedProxies`
 * @returns an address without port or zone; "unknown" when there is none
 */
export function visitorAddress(
  remoteAddress: string | undefined,
  xForwardedFor: string | undefined,
  trustedProxies: BlockList,
): string {
  const connected = plainAddress(remoteAddress ?? "") ?? "unknown";
  if (!isTrusted(connected, trustedProxies)) return connected;
  let client = connected;
  for (const entry of (xForwardedFor ?? "").split(",").reverse()) {
    const address = plainAddress(entry.trim());
    // No proxy writes an invalid header, so it is ignored.
    if (!address) return connected;
    client = address;
    if (!isTrusted(address, trustedProxies)) break;
  }
  return client;
}

/** @param remoteAddress of the connection; undefined when it has ended */
export function isTrustedProxy(remoteAddress: string | undefined, trustedProxies: BlockList): boolean {
  return isTrusted(plainAddress(remoteAddress ?? "") ?? "unknown", trustedProxies);
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  return isIP(address) > 0 && trustedProxies.check(address, familyOf(address));
}

/** @returns a plain address: IPv4 even when mapped into IPv6, and without the port that some proxies add */
function plainAddress(text: string): string | undefined {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const bare = withoutPort.split("%")[0] ?? "";
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  const address = mapped ?? bare;
  return isIP(address) ? address : undefined;
}
