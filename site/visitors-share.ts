/**
 * What of the build visitors are told about: its pages, but not the administrator's. React Router would name every route
 * with its files to everybody; this makes a second, smaller list for the pages of visitors.
 */
import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";

type Assets = ServerBuild["assets"];

export interface VisitorsShare {
  readonly assets: Assets;
  /** The list as a script and the address, made from its content, where pages expect it. */
  readonly manifest: { readonly address: string; readonly script: string } | null;
}

export function visitorsShareOf({ assets, routes: built }: ServerBuild): VisitorsShare {
  // In development Vite makes the list anew with each change.
  if (import.meta.env.DEV) return { assets, manifest: null };
  const routes = Object.fromEntries(
    Object.entries(assets.routes).filter(
      // A browser goes to pages only: feeds and what scripts ask for would be a fifth of the list.
      ([id]) => !id.startsWith("admin-pages/") && built[id]?.module.default,
    ),
  );
  const { url: _, ...listed } = { ...assets, routes };
  const version = createHash("sha256").update(JSON.stringify(listed)).digest("hex").slice(0, 8);
  const address = `/assets/visitors-${version}.js`;
  const shared = { ...listed, url: address };
  return {
    assets: shared,
    manifest: { address, script: `window.__reactRouterManifest=${JSON.stringify(shared)};` },
  };
}
