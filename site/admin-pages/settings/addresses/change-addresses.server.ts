/** What the forms of the page of old addresses do: add pairs, all or none, and remove addresses. */
import { data } from "react-router";
import { forgetMissedAddresses, removeOldAddress, removeOldAddresses, storeOldAddresses } from "#catalogue";
import { FileRefused } from "../../../../exchange/reading/index.ts";
import { formatCount, formatNumber } from "../../../components/format-count.ts";
import type { Live } from "../../../live.ts";
import { type ActionResult, failureNotice } from "../../components/action-result.ts";
import { textOf } from "../../read-form.server.ts";
import { failure, success } from "../../respond-to-form.server.ts";
import { pairsOfFile, type ReadPairs, readPairs, type WrongPair } from "./read-pairs.server.ts";

/** Rows that are named; a file for another site has nothing but wrong ones. */
const mostNamed = 100;

export interface AddressesResult extends ActionResult {
  readonly wrong?: readonly WrongPair[];
}

/** @param form with an `intent` and its fields */
export async function changeAddresses({ sql, site }: Live, form: FormData) {
  switch (form.get("intent")) {
    case "add": {
      const pair = { place: "", from: textOf(form, "path").trim(), to: textOf(form, "target").trim() };
      return addPairs(sql, await readPairs(sql, site.origin, [pair]));
    }
    case "add-file": {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0)
        return failure("No File Chosen", "Please choose a CSV file.", 400);
      try {
        return addPairs(sql, await readPairs(sql, site.origin, pairsOfFile(file)));
      } catch (error) {
        if (error instanceof FileRefused) return failure("File Not Read", error.message, 400);
        throw error;
      }
    }
    case "remove-all": {
      const count = await removeOldAddresses(sql, textOf(form, "q"));
      return success(`${formatNumber(count)} Old ${count === 1 ? "Address" : "Addresses"} Removed`);
    }
    case "forget-misses":
      await forgetMissedAddresses(sql);
      return success("List Emptied", "Addresses that lead nowhere will be listed again.");
    default: {
      const isRemoved = await removeOldAddress(sql, textOf(form, "remove"));
      return success(isRemoved ? "Old Address Removed" : "Already Removed");
    }
  }
}

async function addPairs(sql: Live["sql"], { rows, wrong, withoutTarget }: ReadPairs) {
  const [first] = wrong;
  if (first) {
    const text = wrong.length === 1 ? first.reason : `${formatCount(wrong.length, "row")} cannot be used.`;
    const notice = failureNotice("Nothing Saved", text);
    return data<AddressesResult>({ notice, wrong: wrong.slice(0, mostNamed) }, 400);
  }
  if (rows.length === 0) return failure("Nothing Saved", "No row names an address on this site.", 400);
  await storeOldAddresses(sql, rows);
  const leftOut =
    withoutTarget > 0 ? `${formatCount(withoutTarget, "row")} without a new address left out.` : "";
  return success(
    `${formatNumber(rows.length)} Old ${rows.length === 1 ? "Address" : "Addresses"} Saved`,
    leftOut,
  );
}
