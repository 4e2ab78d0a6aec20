/**
 * What of the build is for visitors: all but the administrator's pages. React Router would name every route with its files to
 * everybody; this makes a second, smaller list for the pages of visitors.
 */
import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";
import { addresses, routeIdOf } from "./addresses.ts";

type Assets = ServerBuild["assets"];

export interface VisitorsShare {
  /** What the server answers to visitors. That it need not look through the others saves 8 % of a page (decision 21). */
  readonly routes: ServerBuild["routes"];
  /** What a browser may go to. */
  readonly assets: Assets;
  /** The list as a script and the address, made from its content, where pages expect it. */
  readonly manifest: { readonly address: string; readonly script: string } | null;
}

export function visitorsShareOf({ assets, routes: built }: ServerBuild): VisitorsShare {
  // In development Vite makes the list anew with each change.
  if (import.meta.env.DEV) return { routes: built, assets, manifest: null };
  const ids = idsForVisitors(built);
  const routes = only(built, (id) => ids.has(id));
  // Of feeds and of what scripts ask for, a fifth of the list, a browser need not know.
  const pages = only(assets.routes, (id) => Boolean(routes[id]?.module.default));
  const atHand = new Set([assets.entry.module, ...assets.entry.imports]);
  const { url: _, ...listed } = { ...assets, routes: inBrief(pages, atHand) };
  const version = createHash("sha256").update(JSON.stringify(listed)).digest("hex").slice(0, 8);
  const address = `/assets/visitors-${version}.js`;
  const shared = { ...listed, url: address };
  return {
    routes,
    assets: shared,
    manifest: { address, script: `window.__reactRouterManifest=${JSON.stringify(shared)};` },
  };
}

/** @returns the routes of all addresses but the administration's, with what stands around them */
function idsForVisitors(built: ServerBuild["routes"]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const address of addresses.filter(({ isAdministration }) => !isAdministration))
    for (let id: string | undefined = routeIdOf(address); id; id = built[id]?.parentId) ids.add(id);
  return ids;
}

/** Without what a route has not, and without the files that each page has from its start. */
function inBrief(routes: Assets["routes"], atHand: ReadonlySet<string>): Assets["routes"] {
  const brief = Object.entries(routes).map(([id, route]) => {
    const imports = route?.imports?.filter((file) => !atHand.has(file));
    const told = Object.entries({ ...route, imports }).filter(
      ([name, fact]) => name !== noBrowsersFact && says(fact),
    );
    return [id, Object.fromEntries(told)];
  });
  return Object.fromEntries(brief);
}

/** Of each route's facts, the one that only the server asks for. */
const noBrowsersFact = "hasDefaultExport";

function says(fact: unknown): boolean {
  return Array.isArray(fact) ? fact.length > 0 : fact !== false;
}

function only<Routes extends object>(routes: Routes, isMeant: (id: string) => boolean): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isMeant(id))) as Routes;
}
