/** The production build of the site. */
import { runStep } from "./announce.mjs";
import { environmentWith } from "./npm.mjs";
import { checksumOf, inProject, isMadeFrom, makeFrom } from "./project.mjs";

/** Of PostgreSQL's room the site has only types. */
export const sources = [
  ...[
    "site",
    "catalogue",
    "exchange",
    "fields",
    "identity",
    "moving",
    "networks",
    "pictures",
    "transliteration",
    "postgres/index.ts",
    "queue",
    "public",
  ],
  ...["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];

/** The step that makes `build/`, again whenever a source of the site changes. */
export function prepareBuild() {
  const mark = inProject("build", ".prepared");
  const checksum = checksumOf(sources);
  return {
    title: "Production build",
    expectation: "about 5 seconds",
    upToDate: isMadeFrom(mark, checksum),
    make: (node) =>
      makeFrom(mark, checksum, () =>
        runStep("Building the site", [node, inProject("node_modules/.bin/react-router"), "build"], {
          environment: { ...environmentWith(node), NODE_ENV: "production" },
          advice: "The lines above say where; `npm run check` tells more.",
        }),
      ),
  };
}
