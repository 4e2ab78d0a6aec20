/**
 * The address of whoever asks: of the connection, unless that is one of our own proxies, which then says for whom it
 * asks. What a visitor writes into the header himself is never believed.
 */
import { BlockList, isIP, isIPv4 } from "node:net";

/**
 * @param proxies addresses and ranges (`10.0.0.0/8`), as the settings list them
 * @returns for `visitorAddress`; made once
 */
export function trustProxies(proxies: readonly string[] = []): BlockList {
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
 * Each proxy adds at the right end of the header whom it heard, so the rightmost entry that is no proxy of ours is the
 * visitor, and whatever stands left of it may be invented.
 * @param remoteAddress of the connection; undefined when it has ended
 * @param xForwardedFor the header, several of them joined by commas
 * @param trustedProxies made by `trustProxies`
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
    // A header that no proxy can have written says nothing.
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

/** @returns IPv4 also where it is written within IPv6, and without the port that some proxies add */
function plainAddress(text: string): string | undefined {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const bare = withoutPort.split("%")[0] ?? "";
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  const address = mapped ?? bare;
  return isIP(address) ? address : undefined;
}
