export { readVisitor, type Visitor } from "./read-visitor.ts";
export { isTrustedProxy, trustProxies, visitorAddress } from "./visitor-address.ts";
