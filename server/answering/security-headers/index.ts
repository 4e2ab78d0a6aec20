export { dataPolicy } from "./content-security-policy.ts";
export { createSecurityHeaders, type SecurityHeadersFor, setSecurityHeaders } from "./security-headers.ts";
