/** How React Router builds the site. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // All routes at once cost half a kilobyte; fetched one by one, each page view would ask the server for more of
  // them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
