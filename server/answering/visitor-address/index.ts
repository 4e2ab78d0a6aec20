export { readVisitor, type Visitor } from "./read-visitor.ts";
export { isTrustedProxy, parseTrustedProxies, visitorAddress } from "./visitor-address.ts";
