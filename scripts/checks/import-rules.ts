/**
 * Checks that rooms import each other in one direction only, and through their doors. Reads imports with Vite's
 * parser, types included. The linter finds import cycles.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { doorsForTests, type Room, rooms } from "./rooms.ts";

/** An import from file to file; paths are relative to the project. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * @param files TypeScript files, relative to the project
 * @param read returns the text of a file
 * @param names the `imports` of package.json, such as `#catalogue`
 */
export function findImports(
  files: readonly string[],
  read: (file: string) => string,
  names: Readonly<Record<string, string>>,
): Import[] {
  return files.flatMap((from) =>
    specifiersIn(from, read(from)).flatMap((specifier) => {
      const to = resolveSpecifier(from, specifier, names);
      return to ? [{ from, to }] : [];
    }),
  );
}

function specifiersIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^["'](.+)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [literal[1]] : [];
  });
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...new Set([...imported, ...reexports, ...dynamic])];
}

function resolveSpecifier(
  from: string,
  specifier: string,
  names: Readonly<Record<string, string>>,
): string | undefined {
  const named = names[specifier];
  if (named) return normalize(named);
  return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : undefined;
}

/** @returns one sentence for each import that breaks a rule */
export function violationsIn(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => violationOf(from, to) ?? []);
}

function violationOf(from: string, to: string): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (!there || here === there) return undefined;
  const isTest = here === "tests" || /\.test\.tsx?$|\/testing\//.test(from);
  if (isTest && doorsForTests.includes(to)) return undefined;
  const room: Room | undefined = here ? rooms[here] : undefined;
  if (room && !room.mayImport.includes(there))
    return `${from} imports ${to}: ${here}/ may not import ${there}/.`;
  if (rooms[there]?.doors.includes(to)) return undefined;
  return `${from} imports ${to}: enter ${there}/ by its door (${rooms[there]?.doors.join(", ") || "it has none"}).`;
}

/** Most rooms are a folder at the root; those of `tools/` and the halves of `server/` are one level below. */
function roomOf(file: string): string | undefined {
  const [folder = "", below = ""] = file.split("/");
  return [`${folder}/${below}`, folder].find((room) => room in rooms);
}

/** All imports of the project's files, read from disk. */
export function importsOfProject(projectFolder: string, files: readonly string[]): Import[] {
  const { imports } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && existsSync(join(projectFolder, file)));
  return findImports(sources, (file) => readFileSync(join(projectFolder, file), "utf8"), imports);
}
