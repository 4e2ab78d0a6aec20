/**
 * Caches the codes, so that no page queries them; they are read again when the database notifies a change. If they
 * cannot be read, pages have no ads.
 */
import type { Sql } from "#postgres";
import { noCodes, type SiteCodes, siteCodesOf } from "./site-codes.ts";

const channel = "antara_settings";

/**
 * @param logError gets one line each time the codes cannot be read
 * @param onRead called after each successful read
 * @returns a function that returns the current codes
 */
export function keepSiteCodes(
  sql: Sql,
  logError: (message: string) => void,
  onRead: () => void = () => {},
): Promise<() => SiteCodes> {
  const read = async () => {
    const rows = await sql<{ key: string; value: string }[]>`select key, value from settings`;
    return siteCodesOf(new Map(rows.map(({ key, value }) => [key, value])));
  };
  return keepSettings(sql, noCodes, read, logError, onRead);
}

/** Listens until the pool is closed. As above, for what is read by `read`, and `kept` before. */
export async function keepSettings<Kept>(
  sql: Sql,
  kept: Kept,
  read: () => Promise<Kept>,
  logError: (message: string) => void,
  onRead: () => void,
): Promise<() => Kept> {
  let current = kept;
  const readAgain = async () => {
    try {
      current = await read();
      onRead();
    } catch (error) {
      logError(`Error fetching settings: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  // The last argument is called on each connect, so changes during an outage are read as well.
  await sql.listen(channel, readAgain, readAgain);
  await readAgain();
  return () => current;
}
