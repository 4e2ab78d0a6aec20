/**
 * Checks that what the documents name (commands, paths, settings, rooms) exists as stated. It does not judge prose.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The facts that documents are compared with. */
export interface ProjectFacts {
  /** Names of the scripts in package.json. */
  readonly commands: readonly string[];
  /** Whether a path, relative to the project, exists. */
  readonly exists: (path: string) => boolean;
  /** Names of all settings with their defaults as written in the environment; null where there is none. */
  readonly settings: ReadonlyMap<string, string | null>;
  /** Rooms and the rooms that each may import. */
  readonly rooms: ReadonlyMap<string, readonly string[]>;
}

/** Generated folders are not in git but may be named. */
const madeFolders = /^(\.node|node_modules|build|data|\.react-router)(\/|$)/;

/** Media types look like paths. */
const mediaType = /^(application|text|image)\/vnd\./;

/** The map of the code names files from the root, and is as short as somebody new reads it. */
const map = "ARCHITECTURE.md";
const longestMap = 16 * 1024;

/**
 * @param name the document, relative to the project
 * @returns one sentence for each false statement
 */
export function problemsInDocument(name: string, text: string, facts: ProjectFacts): string[] {
  return [
    ...unknownCommands(text, facts),
    ...missingPaths(name, text, facts),
    ...(name === "README.md" ? wrongSettings(text, facts) : []),
    ...(name === map ? [...tooLong(text), ...wrongRooms(text, facts)] : []),
  ].map((problem) => `${name}: ${problem}`);
}

function unknownCommands(text: string, facts: ProjectFacts): string[] {
  const named = [...text.matchAll(/\bnpm run ([a-z][a-z-]*)/g)].map((match) => match[1] ?? "");
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map((match) => match[1] ?? "");
  return [...new Set([...named, ...short])]
    .filter((command) => !facts.commands.includes(command))
    .map((command) => `there is no command npm run ${command}.`);
}

function missingPaths(name: string, text: string, facts: ProjectFacts): string[] {
  const folder = name.includes("/") ? name.slice(0, name.lastIndexOf("/") + 1) : "";
  const quoted = [...text.matchAll(/`([\w@.-]+\/(?:[\w@.-]+\/)*(?:[\w@-]+(?:\.[\w-]+)+)?)`/g)].map(
    (match) => match[1] ?? "",
  );
  const atRoot = name === map ? [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|sql|css|md))`/g)] : [];
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(folder, match[1] ?? ""),
  );
  return [...new Set([...quoted, ...atRoot.map((match) => match[1] ?? ""), ...linked])]
    .filter(
      (path) =>
        !path.startsWith("@") && !mediaType.test(path) && !madeFolders.test(path.replace(/^\.\//, "")),
    )
    .filter((path) => !facts.exists(path) && !facts.exists(join(folder, path)))
    .map((path) => `there is no ${path}.`);
}

function wrongSettings(text: string, facts: ProjectFacts): string[] {
  const rows = new Map(
    [...text.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([^|]*) \|/gm)].map((match) => [
      match[1] ?? "",
      match[2]?.trim(),
    ]),
  );
  const missing = [...facts.settings.keys()].filter((setting) => !rows.has(setting));
  const unknown = [...rows.keys()].filter((setting) => !facts.settings.has(setting));
  const different = [...facts.settings].filter(([setting, standard]) => {
    const written = rows.get(setting);
    return written !== undefined && standard !== null && written !== `\`${standard}\``;
  });
  return [
    ...missing.map((setting) => `the setting ${setting} is missing in the table.`),
    ...unknown.map((setting) => `there is no setting ${setting}.`),
    ...different.map(([setting, standard]) => `the default of ${setting} is ${standard}.`),
  ];
}

function tooLong(text: string): string[] {
  const bytes = Buffer.byteLength(text);
  const advice = "What is not asked first stands in the first line of the file that it is about.";
  return bytes > longestMap ? [`has ${bytes} bytes, more than ${longestMap}. ${advice}`] : [];
}

function wrongRooms(text: string, facts: ProjectFacts): string[] {
  const rows = new Map(
    [...text.matchAll(/^\| `([a-z/-]+)\/` \| ([^|]*) \|/gm)].map((match) => [
      match[1] ?? "",
      [...(match[2] ?? "").matchAll(/`([a-z/-]+)`/g)].map((room) => room[1] ?? ""),
    ]),
  );
  return [...facts.rooms].flatMap(([room, mayImport]) => {
    const written = rows.get(room);
    if (!written) return [`the room ${room}/ is missing in the table.`];
    const same = [...written].sort().join() === [...mayImport].sort().join();
    return same ? [] : [`${room}/ may import ${mayImport.join(", ") || "nothing"}.`];
  });
}

/** The facts of the project, read from disk. */
export function factsOfProject(
  projectFolder: string,
  settings: ReadonlyMap<string, string | null>,
  rooms: ReadonlyMap<string, readonly string[]>,
): ProjectFacts {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
  return {
    commands: Object.keys(scripts),
    exists: (path) => existsSync(join(projectFolder, path)),
    settings,
    rooms,
  };
}
