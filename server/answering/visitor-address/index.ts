/** The door of visitor addresses: whose request it is, also behind a trusted proxy. */
export { readVisitor, type Visitor } from "./read-visitor.ts";
export { isTrustedProxy, parseTrustedProxies, visitorAddress } from "./visitor-address.ts";
