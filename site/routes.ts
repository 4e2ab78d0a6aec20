/** Every address of the site, in two blocks. An address that is not here is answered by the not-found page. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const visitors = [
  layout("visitor-pages/visitor-layout.tsx", [
    index("visitor-pages/home.tsx"),
    route("lyrics/:slug", "visitor-pages/song.tsx"),
    route("*", "visitor-pages/not-found.tsx"),
  ]),
  route("lyrics/:id/views", "visitor-pages/count-view.ts"),
];

/** The administrator's pages are still to come. */
const admin: RouteConfig = [];

export default [...visitors, ...admin] satisfies RouteConfig;
