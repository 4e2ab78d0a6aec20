/** The line that says how far the songs that lack a script have been looked through. */
import { describeProgress, readLookingThrough } from "./looking-through.ts";

/** @param props.search of the address of the form */
export function Progress({ search }: { readonly search: string }) {
  return <p className="looking-through">{describeProgress(readLookingThrough(search))}</p>;
}
