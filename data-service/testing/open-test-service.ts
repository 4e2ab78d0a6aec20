/** For tests: the whole service without HTTP, on its own database. */
import { afterAll } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../postgres/testing/index.ts";
import { type DataService, type DataServiceOptions, openDataService } from "../index.ts";
import { bookshopSchema, buildBookshop } from "./bookshop.ts";
import { buildForum, forumSchema } from "./forum.ts";
import { buildLibrary, librarySchema } from "./library.ts";
import { buildOddShop, shopSchema } from "./odd-shop.ts";

export interface Asked {
  readonly method?: string;
  /** `null` sends no key. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  /** An object or list is sent as JSON, text unchanged. */
  readonly body?: unknown;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, otherwise the text. */
  // biome-ignore lint/suspicious/noExplicitAny: each test checks what it expects
  readonly body: any;
}

interface TestService {
  readonly database: TestDatabase;
  readonly service: DataService;
  /** @param path the part after `/rest/v1`, not encoded */
  ask(path: string, asked?: Asked): Promise<Answered>;
}

export const publicKey = "public-key";
export const secretKey = "secret-key";

const otherDatabases = {
  "odd shop": { build: buildOddShop, schema: shopSchema },
  bookshop: { build: buildBookshop, schema: bookshopSchema },
  forum: { build: buildForum, schema: forumSchema },
  library: { build: buildLibrary, schema: librarySchema },
} as const;

/**
 * Call it at the top of a test file.
 * @param more options beside the usual ones
 */
export async function openTestService(
  kind: "songs" | keyof typeof otherDatabases,
  more: Partial<DataServiceOptions> = {},
): Promise<TestService> {
  const other = kind === "songs" ? null : otherDatabases[kind];
  const database = await openTestDatabase(other ? { bare: true } : { starterSongs: true });
  await other?.build(database.sql);
  const service = await openDataService({
    sql: database.sql,
    address: database.address,
    publicKey,
    secretKey,
    log: console,
    ...(other && { databaseUrl: database.address, schemas: [other.schema, "public"] }),
    ...more,
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });
  return { database, service, ask: (path, asked) => askService(service, path, asked) };
}

async function askService(service: DataService, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", key = publicKey, headers, body } = asked;
  const response = await service.answer(
    new Request(`http://site.example/rest/v1${encodeURI(path).replaceAll("#", "%23")}`, {
      method,
      headers: { ...(key !== null && { apikey: key }), ...jsonType(body), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

const jsonType = (body: unknown): Record<string, string> =>
  body === undefined ? {} : { "Content-Type": "application/json" };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
