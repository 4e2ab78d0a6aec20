/** The security headers that every response of the site must have. */
import { expect } from "vitest";
import type { Answer } from "./attacked-site.ts";

export function expectSecurityHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringMatching(/^(default-src 'none'|sandbox )/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=31536000/),
    "x-frame-options": "SAMEORIGIN",
  });
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors '(none|self)'/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
}

/** @returns the sources of a directive; none if the policy does not have it */
export function sourcesOf({ headers }: Answer, directive: string): string[] {
  const policy = String(headers["content-security-policy"]);
  const [, sources = ""] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(" ").filter(Boolean);
}
