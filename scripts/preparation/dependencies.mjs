/** Installs the dependencies exactly as the lock file pins them. */
import { runStep } from "./announce.mjs";
import { environmentWith, npmCommand } from "./npm.mjs";
import { checksumOf, inProject, isMadeFrom, makeFrom } from "./project.mjs";

/** The step that installs what `package-lock.json` names; development tools too, since the build needs them. */
export function prepareDependencies() {
  const mark = inProject("node_modules", ".prepared");
  const checksum = `${checksumOf(["package.json", "package-lock.json"])} ${process.platform}-${process.arch}`;
  return {
    title: "Dependencies",
    expectation: "install about 190 packages from the npm registry, 570 MB on disk; about 20 seconds",
    upToDate: isMadeFrom(mark, checksum),
    make: (node) =>
      makeFrom(mark, checksum, () =>
        runStep(
          "Installing dependencies",
          [
            ...npmCommand(node),
            // Install scripts run foreign code unattended, and nothing here needs one.
            ...["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"],
          ],
          {
            environment: environmentWith(node),
            advice:
              "Check the connection to the npm registry and the free disk space, then run the same command again.",
          },
        ),
      ),
  };
}
