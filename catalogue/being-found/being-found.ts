/** What the administrator has chosen for search engines and advertisers: read, saved, and IndexNow switched. */
import { randomBytes } from "node:crypto";
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { Refused, tooLong } from "../refused.ts";
import { wrongAdsLine } from "./ads-txt.ts";
import { readProofs } from "./proofs.ts";

export interface FoundTexts {
  readonly adsTxt: string;
  /** As typed. */
  readonly proofs: string;
}

export interface BeingFound extends FoundTexts {
  /** Of both texts. */
  readonly version: string;
  /** Whether search engines are told of changed addresses. */
  readonly tellsEngines: boolean;
  /** Null before it was switched on. */
  readonly indexNowKey: string | null;
  readonly toldAt: Date | null;
  /** What came of the last attempt, as a sentence. */
  readonly told: string | null;
  /** Addresses of which they are still to be told. */
  readonly waiting: number;
}

/** Nothing was saved. The message names the cause and the next step. */
export class FoundRefused extends Refused<"wrong" | "too-long" | "stale", keyof FoundTexts> {
  override readonly name = "FoundRefused";
}

/** @throws the driver's error when the database cannot answer */
export async function readBeingFound(sql: Sql): Promise<BeingFound> {
  const [row] = await sql<BeingFound[]>`
    select ads_txt as "adsTxt", proofs, md5(ads_txt) || md5(proofs) as version, tells_engines as "tellsEngines",
      index_now_key as "indexNowKey", told_at as "toldAt", told,
      (select count(*) from private.addresses_to_tell) as waiting
    from private.being_found`;
  if (!row) throw new Error("The row of private.being_found is gone.");
  return row;
}

/**
 * @param version that was opened; empty overwrites any
 * @returns the stored texts and their version
 * @throws {FoundRefused} for a wrong line, and where somebody else has saved other texts meanwhile
 * @throws the driver's error when the database fails
 */
export async function saveBeingFound(
  sql: Sql,
  typed: FoundTexts,
  version: string,
): Promise<FoundTexts & { readonly version: string }> {
  const plain = (text: string) => stripNullCharacters(text).replaceAll("\r\n", "\n");
  const texts: FoundTexts = { adsTxt: plain(typed.adsTxt), proofs: plain(typed.proofs) };
  if (texts.adsTxt.length > 100_000) throw new FoundRefused(tooLong("adsTxt", "text", "1,00,000"));
  if (texts.proofs.length > 5_000) throw new FoundRefused(tooLong("proofs", "text", "5,000"));
  const wrong = { adsTxt: wrongAdsLine(texts.adsTxt), proofs: readProofs(texts.proofs).wrong };
  for (const field of ["adsTxt", "proofs"] as const)
    if (wrong[field]) throw new FoundRefused({ code: "wrong", field, message: wrong[field] });
  const [saved] = await sql<{ version: string }[]>`
    update private.being_found set ads_txt = ${texts.adsTxt}, proofs = ${texts.proofs}
    where ${version} in ('', md5(ads_txt) || md5(proofs)) or (ads_txt, proofs) = (${texts.adsTxt}, ${texts.proofs})
    returning md5(ads_txt) || md5(proofs) as version`;
  const message = "These texts were changed by someone else while you were editing them. Nothing was saved.";
  if (!saved) throw new FoundRefused({ code: "stale", field: null, message });
  return { ...texts, ...saved };
}

/**
 * The key is made once. What was noted before is forgotten.
 * @throws the driver's error when the database fails
 */
export async function switchIndexNow(sql: Sql, isOn: boolean): Promise<void> {
  const key = randomBytes(16).toString("hex");
  await sql`
    with forgotten as (delete from private.addresses_to_tell)
    update private.being_found set tells_engines = ${isOn}, index_now_key = coalesce(index_now_key, ${key}),
      told_at = null, told = null, failures = 0`;
}
