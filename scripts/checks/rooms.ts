/** The rooms of the house and who may import whom. ARCHITECTURE.md shows the same table to people. */

export interface Room {
  /** Rooms that this one may import, by their doors. */
  readonly mayImport: readonly string[];
  /** Files by which other rooms may enter. */
  readonly doors: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = {
  settings: { mayImport: [], doors: ["settings/index.ts"] },
  postgres: { mayImport: [], doors: ["postgres/index.ts"] },
  pictures: { mayImport: [], doors: ["pictures/index.ts"] },
  catalogue: { mayImport: ["postgres"], doors: ["catalogue/index.ts"] },
  site: { mayImport: ["catalogue", "pictures"], doors: ["site/door.ts"] },
  server: {
    mayImport: ["settings", "postgres", "pictures", "catalogue", "site"],
    doors: ["server/index.ts"],
  },
  scripts: { mayImport: ["settings", "postgres", "pictures", "catalogue", "site"], doors: [] },
  tests: { mayImport: ["server", "settings", "postgres", "pictures", "catalogue", "site"], doors: [] },
};

/** What the tests of any room may enter besides: databases made for one test file. */
export const doorsForTests: readonly string[] = ["postgres/testing/index.ts"];
