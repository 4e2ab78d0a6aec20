/** The rooms and their allowed imports. ARCHITECTURE.md shows the same table. */

export interface Room {
  /** Rooms that this one may import, through their doors. */
  readonly mayImport: readonly string[];
  /** Files that other rooms may import. */
  readonly doors: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = {
  settings: { mayImport: [], doors: ["settings/index.ts"] },
  fields: { mayImport: [], doors: ["fields/index.ts"] },
  networks: { mayImport: [], doors: ["networks/index.ts"] },
  postgres: { mayImport: [], doors: ["postgres/index.ts"] },
  // `pictures.ts` needs nothing of Node.js, so that browsers can compute picture addresses too.
  pictures: { mayImport: [], doors: ["pictures/index.ts", "pictures/pictures.ts"] },
  // `remark.ts` and `signs.ts` need no words that songs teach, so that browsers can proofread and mend a text too.
  transliteration: {
    mayImport: [],
    doors: [
      ...["transliteration/index.ts", "transliteration/proofreading/remark.ts"],
      "transliteration/proofreading/signs.ts",
    ],
  },
  machine: { mayImport: [], doors: ["machine/index.ts"] },
  queue: { mayImport: ["postgres"], doors: ["queue/index.ts"] },
  identity: { mayImport: ["networks", "postgres"], doors: ["identity/index.ts"] },
  catalogue: {
    mayImport: ["fields", "networks", "postgres", "queue", "transliteration"],
    // `split-names.ts` needs nothing of Node.js, so that browsers can read files of songs.
    doors: ["catalogue/index.ts", "catalogue/songs/split-names.ts"],
  },
  backups: { mayImport: ["postgres"], doors: ["backups/index.ts"] },
  // Browsers read and proofread songs by the doors of these folders; what is not always needed has its own, which is
  // loaded when it is asked for.
  exchange: {
    mayImport: ["fields", "postgres", "catalogue", "transliteration"],
    doors: [
      "exchange/index.ts",
      "exchange/proofreading/index.ts",
      "exchange/reading/index.ts",
      "exchange/reading/unpack-zip.ts",
      "exchange/reading/wrong-rows.ts",
    ],
  },
  moving: {
    mayImport: ["fields", "postgres", "catalogue", "exchange", "transliteration"],
    // Browsers read posts and tables by doors that are loaded when they are asked for; the rules are shown before.
    doors: [
      ...["moving/index.ts", "moving/moved.ts", "moving/posts/index.ts", "moving/tables/index.ts"],
      "moving/posts/rules/default-rules.ts",
    ],
  },
  "data-service": { mayImport: ["networks", "postgres"], doors: ["data-service/index.ts"] },
  realtime: { mayImport: ["postgres"], doors: ["realtime/index.ts"] },
  // The door is entered from the build; the address table needs no build, so that Node.js can read it directly.
  site: {
    mayImport: ["fields", "catalogue", "exchange", "moving", "identity", "pictures", "transliteration"],
    doors: ["site/door.ts", "site/addresses.ts", "site/example-pages.ts"],
  },
  "server/log": { mayImport: [], doors: ["server/log/index.ts"] },
  "server/answering": {
    mayImport: [
      ...["server/log", "settings", "networks", "postgres", "pictures", "catalogue"],
      ...["data-service", "realtime", "site"],
    ],
    doors: ["server/answering/index.ts"],
  },
  "server/starting": {
    mayImport: [
      ...["server/log", "server/answering", "settings", "postgres", "queue", "catalogue", "identity"],
      ...["data-service", "realtime", "site", "backups"],
    ],
    doors: ["server/starting/index.ts"],
  },
  server: {
    mayImport: [
      ...["server/log", "server/answering", "server/starting", "settings", "pictures"],
      ...["data-service", "site"],
    ],
    doors: ["server/index.ts"],
  },
  terminal: { mayImport: ["settings", "postgres"], doors: ["terminal/index.ts"] },
  scripts: {
    mayImport: [
      ...["settings", "postgres", "pictures", "catalogue", "identity", "data-service"],
      ...["realtime", "site", "machine", "terminal", "backups", "exchange", "moving"],
    ],
    doors: [],
  },
  // No room of the product may import these.
  "tools/data-service-requests": { mayImport: [], doors: ["tools/data-service-requests/index.ts"] },
  "tools/large-catalogue": {
    mayImport: ["settings", "postgres", "terminal"],
    doors: ["tools/large-catalogue/index.ts"],
  },
  "tools/bench": {
    mayImport: [
      ...["postgres", "catalogue", "exchange", "transliteration", "machine", "terminal"],
      "tools/large-catalogue",
    ],
    doors: [],
  },
  "tools/cluster-test": { mayImport: ["postgres", "machine", "terminal"], doors: [] },
  "tools/screenshots": { mayImport: ["postgres", "catalogue", "site", "machine", "terminal"], doors: [] },
  tests: {
    mayImport: [
      ...["server", "settings", "postgres", "pictures", "catalogue", "identity"],
      ...["data-service", "realtime", "site", "machine", "backups"],
      ...["tools/data-service-requests", "tools/large-catalogue"],
    ],
    doors: [],
  },
};

/**
 * Files that tests of any room may also import: test databases, backups, the data service, exports of posts,
 * listening on a free port, and the texts in English.
 */
export const doorsForTests: readonly string[] = [
  "postgres/testing/index.ts",
  "queue/index.ts",
  "catalogue/testing/counting-statements.ts",
  "moving/testing/index.ts",
  "server/starting/listen.ts",
  "backups/index.ts",
  "data-service/index.ts",
  "moving/testing/test-posts.ts",
  "moving/testing/write-exports.ts",
  "site/texts/en/index.ts",
  "site/texts/languages.ts",
];
