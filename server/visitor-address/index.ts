export { isTrustedProxy, trustProxies, visitorAddress } from "./visitor-address.ts";
