/** Checks that run no code of the project; each returns its problems, or nothing. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingDefaults } from "#settings";
import { addresses } from "../../site/addresses.ts";
import { exampleRows } from "../../site/example-pages.ts";
import { staleTables } from "../manual/tables.ts";
import { problemsInDecisionIndex } from "./decisions.ts";
import { problemsWithNumbers } from "./document-numbers.ts";
import { factsOfProject, problemsInDocument } from "./documents.ts";
import { problemsInExamplePages } from "./example-pages.ts";
import { filesWithoutFirstLine } from "./first-lines.ts";
import { importsOfProject, violationsIn } from "./import-rules.ts";
import { ownNumbers, repeatedNumbers } from "./repeated-numbers.ts";
import { rooms } from "./rooms.ts";
import { problemsInSecurityTable } from "./security-table.ts";
import { problemsInTestNames } from "./test-names.ts";
import { tooWideLines } from "./widths.ts";

export interface CheckResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure, since the full output is too long to scroll through. */
  readonly failures?: readonly string[];
}

interface StaticCheck {
  readonly name: string;
  /** @returns the problems and the command that fixes them, or undefined */
  readonly run: () => Promise<string | undefined> | string | undefined;
}

const projectFolder = join(import.meta.dirname, "..", "..");
const tool = (name: string) => join(projectFolder, "node_modules", ".bin", name);

export const staticChecks: readonly StaticCheck[] = [
  {
    name: "formatting and lint",
    run: () =>
      outputOf(
        tool("biome"),
        ["ci", "--colors=off", "."],
        "Fix what can be fixed with: npx biome check --write",
      ),
  },
  { name: "types", run: () => outputOf(tool("tsc"), ["--project", "."]) },
  {
    name: "rooms are kept apart (imports)",
    run: () => joinLines(violationsIn(importsOfProject(projectFolder, files()))),
  },
  {
    name: "pages have an example",
    run: () => joinLines(problemsInExamplePages(addresses, exampleRows, read)),
  },
  { name: "documents are true", run: () => joinLines(documentProblems()) },
  { name: "widths and names of tests", run: () => joinLines(problemsInTexts()) },
  {
    name: "files say what they are for (first lines)",
    run: () => joinLines(filesWithoutFirstLine(files(), (file) => read(file) ?? "")),
  },
  { name: "numbers in documents are those of the code", run: () => joinLines(numberProblems()) },
];

function outputOf(program: string, programArguments: readonly string[], advice = ""): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, programArguments, {
    cwd: projectFolder,
    encoding: "utf8",
  });
  return status === 0 ? undefined : `${stdout}${stderr}${advice}`.trim();
}

function joinLines(sentences: readonly string[]): string | undefined {
  return sentences.length > 0 ? sentences.map((sentence) => `  ${sentence}`).join("\n") : undefined;
}

/** The files that git tracks or would add; ignored files are not checked. */
function files(): string[] {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: projectFolder,
    encoding: "utf8",
  });
  return stdout.split("\n").filter(Boolean);
}

function read(path: string): string | null {
  const file = join(projectFolder, path);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function documentProblems(): string[] {
  const roomImports = new Map(Object.entries(rooms).map(([name, room]) => [name, room.mayImport] as const));
  const facts = factsOfProject(projectFolder, settingDefaults(), roomImports);
  const documents = files().filter((file) => file.endsWith(".md"));
  const records = documents.flatMap((file) => /^docs\/decisions\/(\d{4}-.+)/.exec(file)?.[1] ?? []);
  return [
    ...documents.flatMap((file) =>
      problemsInDocument(file, readFileSync(join(projectFolder, file), "utf8"), facts),
    ),
    ...staleTables(),
    ...problemsInDecisionIndex(read("docs/decisions/README.md") ?? "", records),
    ...problemsInSecurityTable(read("docs/security.md") ?? "", read),
  ];
}

function problemsInTexts(): string[] {
  return files()
    .filter((file) => /\.(?:tsx?|mjs|css|sh|sql)$/.test(file))
    .flatMap((file) => {
      const text = read(file) ?? "";
      return [...tooWideLines(file, text), ...problemsInTestNames(file, text)];
    });
}

/** Documents, the files of operators, and what pages say. */
const sayNumbers =
  /\.md$|^deploy\/|^(?:compose\.yaml|Dockerfile)$|^site\/(?:texts\/en|admin-pages)\/.*\.tsx?$/;
/** What was measured, and what is generated. */
const sayNoLimits = /^docs\/(?:benchmarks|reliability|sound-rules)\.md$/;
/** Decisions also have numbers of their day, and pages are code. */
const sayMore = /^docs\/decisions\/|^site\//;

function numberProblems(): string[] {
  const names = files().filter((file) => sayNumbers.test(file) && !sayNoLimits.test(file));
  return problemsWithNumbers({
    documents: new Map(names.map((name) => [name, read(name) ?? ""])),
    isComplete: (name) => !sayMore.test(name),
    repeated: repeatedNumbers,
    own: ownNumbers,
    read,
  });
}
