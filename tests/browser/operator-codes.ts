/** Sets ad and analytics codes in the database of a site. */
import { expect } from "vitest";
import type { OwnSite } from "../process/own-site.ts";

type Codes = Partial<Record<"adCode1" | "adCode2" | "analyticsCode", string>>;

/** Replaces all codes; settles when the site serves them. */
export async function setCodes(site: OwnSite, codes: Codes): Promise<void> {
  // The mark in a served page shows that the site has read all codes.
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

/** A script that counts its runs in a variable of the window. */
export const counting = (name: string) => `<script>window.${name}=(window.${name}||0)+1</script>`;
