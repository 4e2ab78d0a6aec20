/**
 * Keeps the codes at hand, so that no page asks the database for them; they are read again when the database says that
 * they have changed. Without them a page is served without ads.
 */
import type { Sql } from "#postgres";
import { noCodes, type SiteCodes, siteCodesOf } from "./site-codes.ts";

const channel = "antara_settings";

/**
 * Listens until the pool is ended.
 * @param logError gets one line for each time the codes could not be read
 * @param onRead called each time that the codes have been read
 * @returns what gives the codes as last read
 */
export async function keepSiteCodes(
  sql: Sql,
  logError: (message: string) => void,
  onRead: () => void = () => {},
): Promise<() => SiteCodes> {
  let codes = noCodes;
  const read = async () => {
    try {
      const rows = await sql<{ key: string; value: string }[]>`select key, value from settings`;
      codes = siteCodesOf(new Map(rows.map(({ key, value }) => [key, value])));
      onRead();
    } catch (error) {
      logError(`Error fetching settings: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  // The last function is called on each connection, so what changed while there was none is read as well.
  await sql.listen(channel, read, read);
  await read();
  return () => codes;
}
