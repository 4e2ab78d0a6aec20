/** For tests: the tables of another site, which may be opened in each way that there is. */
import { join } from "node:path";
import { openDataService } from "../../data-service/index.ts";
import { openTestDatabase, type TestDatabase } from "../../postgres/testing/index.ts";
import { type OpenedSite, openTables } from "../tables/open-tables.ts";
import { buildForeignSite, writeForeignTables } from "./build-foreign-site.ts";

export interface ForeignSite {
  readonly sql: TestDatabase["sql"];
  readonly url: string;
  byRest(key?: string): Promise<OpenedSite>;
  byDatabase(): Promise<OpenedSite>;
  byFiles(): Promise<OpenedSite>;
  close(): Promise<void>;
}

const secretKey = "secret-key";

/** @param folder for its files */
export async function openForeignSite(
  folder: string,
  { songs, ids }: { readonly songs: number; readonly ids: "bigint" | "uuid" },
): Promise<ForeignSite> {
  const database = await openTestDatabase({ bare: true });
  const { sql, address } = database;
  await sql.unsafe(`
    do $$ begin create role anon nologin; exception when duplicate_object or unique_violation then null; end $$;
    do $$ begin create role service_role nologin; exception when duplicate_object or unique_violation then null; end $$;`);
  await buildForeignSite(sql, { songs, ids });
  const url = urlOf(database);
  const service = await openDataService({
    sql,
    address,
    databaseUrl: address,
    publicKey: "public-key",
    secretKey,
    log: console,
  });
  const get = (input: string | URL | Request, init?: RequestInit) =>
    service.answer(new Request(new Request(input, init)));
  return {
    sql,
    url,
    byRest: (key = secretKey) => openTables("http://localhost:54321", { key, fetch: get as typeof fetch }),
    byDatabase: () => openTables(url),
    async byFiles() {
      const tables = join(folder, address.database ?? "");
      await writeForeignTables(sql, tables);
      return openTables(tables);
    },
    async close() {
      await service.close();
      await database.close();
    },
  };
}

function urlOf({ address }: TestDatabase): string {
  const { hosts = [], socketFile = "", user = "", password = "", database } = address;
  const [host] = hosts;
  const [, folder, port] = /^(.*)\/\.s\.PGSQL\.(\d+)$/.exec(socketFile) ?? [];
  const where = host ? `${host.name}:${host.port}` : "";
  const socket = folder ? `?${new URLSearchParams({ host: folder, port: port ?? "" })}` : "";
  return `postgres://${user}:${encodeURIComponent(password)}@${where}/${database}${socket}`;
}
