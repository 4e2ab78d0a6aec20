/** The door of security headers: what browsers may do with a page, a file or data. */
export { dataPolicy } from "./content-security-policy.ts";
export { createSecurityHeaders, type SecurityHeadersFor, setSecurityHeaders } from "./security-headers.ts";
