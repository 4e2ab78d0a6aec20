/** Checks that run no code of the project; each returns its problems, or nothing. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingDefaults } from "#settings";
import { addresses } from "../../site/addresses.ts";
import { exampleRows } from "../../site/example-pages.ts";
import { staleTables } from "../manual/tables.ts";
import { factsOfProject, problemsInDocument } from "./documents.ts";
import { problemsInExamplePages } from "./example-pages.ts";
import { importsOfProject, violationsIn } from "./import-rules.ts";
import { rooms } from "./rooms.ts";
import { problemsInSecurityTable } from "./security-table.ts";

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
  return [
    ...documents.flatMap((file) =>
      problemsInDocument(file, readFileSync(join(projectFolder, file), "utf8"), facts),
    ),
    ...staleTables(),
    ...problemsInSecurityTable(read("docs/security.md") ?? "", read),
  ];
}
