/** The table of addresses as routes of React Router, each page within its layout. */
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { addresses, routeIdOf, type SiteAddress } from "./addresses.ts";

function routesIn(frame: SiteAddress["frame"]): RouteConfigEntry[] {
  return addresses.filter((address) => address.frame === frame).map(routeOf);
}

function routeOf(address: SiteAddress): RouteConfigEntry {
  const { pattern, file, isCaseSensitive: caseSensitive } = address;
  const id = routeIdOf(address);
  return pattern === "" ? { index: true, file, id } : route(pattern, file, { id, caseSensitive });
}

export default [
  layout("visitor-pages/visitor-layout.tsx", routesIn("visitor")),
  layout("admin-pages/admin-root.tsx", [
    ...routesIn("sign-in"),
    layout("admin-pages/admin-layout.tsx", routesIn("locked")),
  ]),
  layout("admin-pages/song-drafts/preview-layout.tsx", routesIn("preview")),
  ...routesIn(null),
] satisfies RouteConfig;
