/** The types of the routes, which the type check reads. */
import { runStep } from "./announce.mjs";
import { environmentWith } from "./npm.mjs";
import { checksumOf, inProject, isMadeFrom, makeFrom } from "./project.mjs";

/** The step that makes `.react-router/types`, anew whenever a file of the site has come or gone. */
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
