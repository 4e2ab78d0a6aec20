/** The codes of advertisers and analytics, set in the database of a site as its administrator would. */
import { expect } from "vitest";
import type { OwnSite } from "../process/own-site.ts";

type Codes = Partial<Record<"adCode1" | "adCode2" | "analyticsCode", string>>;

/** Takes the place of all codes; settles when the site serves them. */
export async function setCodes(site: OwnSite, codes: Codes): Promise<void> {
  // The last of all codes to be served tells that the site has heard of the others.
  const mark = `<!-- ${crypto.randomUUID()} -->`;
  const all = { ...codes, analyticsCode: (codes.analyticsCode ?? "") + mark };
  const rows = Object.entries(all).map(([key, value]) => ({ key, value }));
  await site.sql.begin(async (sql) => {
    await sql`delete from settings`;
    await sql`insert into settings ${sql(rows)}`;
  });
  const served = async () => (await fetch(`${site.address}/about-us`)).text();
  await expect.poll(served, { timeout: 20_000 }).toContain(mark.slice(5, -4));
}

/** A script that counts its runs, so that a test can tell how often. */
export const counting = (name: string) => `<script>window.${name}=(window.${name}||0)+1</script>`;
