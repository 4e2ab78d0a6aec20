/** Generates the types of the routes for the type check. */
import { runStep } from "./announce.mjs";
import { environmentWith } from "./npm.mjs";
import { checksumOf, inProject, isMadeFrom, makeFrom } from "./project.mjs";

/** The step that makes `.react-router/types`, again whenever files of the site change. */
export function prepareRouteTypes() {
  const mark = inProject(".react-router", ".prepared");
  const checksum = checksumOf(["site", "package-lock.json"]);
  return {
    title: "Types of the routes",
    expectation: "about 1 second",
    upToDate: isMadeFrom(mark, checksum),
    make: (node) =>
      makeFrom(mark, checksum, () =>
        runStep(
          "Writing the types of the routes",
          [node, inProject("node_modules/.bin/react-router"), "typegen"],
          { environment: environmentWith(node), advice: "site/addresses.ts names a missing file?" },
        ),
      ),
  };
}
