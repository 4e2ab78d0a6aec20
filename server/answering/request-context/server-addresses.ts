/** Addresses outside the site: for programs, and files. */
import { servicesNotOffered } from "#data-service";
import { type Address, languageCodes } from "../../../site/addresses.ts";

const served = {
  languages: ["en"],
  cacheParams: null,
  isAdministration: false,
  isCaseSensitive: true,
} as const;

/** A pattern must come before a pattern that includes it. */
export const serverAddresses: readonly Address[] = [
  { ...served, pattern: "healthz", kind: "operator" },
  { ...served, pattern: "readyz", kind: "operator" },
  { ...served, pattern: "metrics", kind: "operator" },
  { ...served, pattern: "rest/v1/rpc/increment_views", kind: "data", post: "view" },
  { ...served, pattern: "rest/v1/*", kind: "data" },
  { ...served, pattern: "realtime/v1/api/*", kind: "data" },
  ...servicesNotOffered.map(
    ({ path }) => ({ ...served, pattern: `${path.slice(1)}/*`, kind: "data" }) as const,
  ),
  { ...served, pattern: "assets/*", kind: "file" },
  // Those for chats have words.
  { ...served, languages: languageCodes, pattern: "pictures/*", kind: "picture" },
];
