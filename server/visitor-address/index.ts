export { trustProxies, visitorAddress } from "./visitor-address.ts";
