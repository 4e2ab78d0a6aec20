/** The order of the test files: the longest begin first, so that at the end no core waits long for the other. */
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that were measured to take longest, the longest first. Any other comes after them. */
const longest: readonly string[] = [
  "tests/browser/accessibility.test.ts",
  "tests/browser/admin/early-actions.test.ts",
  "tests/browser/admin/lyric-form-new-song.test.ts",
  "tests/browser/admin/lyric-form.test.ts",
  "tests/browser/admin/songs.test.ts",
  "tests/browser/admin/lists.test.ts",
  "tests/browser/admin/song-drafts.test.ts",
  "tests/browser/admin/lyric-form-conflicts.test.ts",
  "tests/browser/ways.test.ts",
  "tests/browser/page-weight.test.ts",
  "tests/browser/admin/missed-searches.test.ts",
  "tests/browser/live-pages.test.ts",
  "tests/browser/admin/long-lists.test.ts",
  "tests/browser/directories.test.ts",
  "tests/browser/visitors/11-validation.test.ts",
  "tests/process/workers.test.ts",
  "tests/process/backup.test.ts",
  "tests/process/wrong-settings.test.ts",
  "tests/process/start-elsewhere.test.ts",
  "tests/process/start-and-stop.test.ts",
  "tests/process/crash.test.ts",
  "tests/process/end-while-starting.test.ts",
  "tests/process/live-messages.test.ts",
  "tests/process/administrator.test.ts",
  "postgres/embedded/crashes-and-owners.test.ts",
  "postgres/embedded/data-folders.test.ts",
  "catalogue/plans.test.ts",
  "backups/restore/restore-backup.test.ts",
  "postgres/external/reach-external.test.ts",
  "tools/large-catalogue/fill-large-catalogue.test.ts",
  "identity/sign-in/sign-in.test.ts",
];

export class LongestFirst extends BaseSequencer {
  /**
   * Within a group of projects; groups keep their order. The files of a project follow one another: a worker process
   * takes a further file only of its own project, and a new one imports everything again and starts a new Chromium.
   */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) || projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other),
    );
  }
}

/** Long files first here, too; the last ones are short, so that all cores end together. */
const projects: readonly string[] = [
  "browser",
  "process",
  "data-service",
  "oldest-postgres",
  "database",
  "unit",
];

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);

function placeOf({ moduleId, project }: TestSpecification): number {
  const place = longest.indexOf(relative(project.vitest.config.root, moduleId));
  return place < 0 ? longest.length : place;
}
