/** Keeps what a form was opened with, whatever is loaded later: changes by others are reported when it is saved. */
import { useState } from "react";
import { type ActionResult, useActionResult } from "../components/action-result.ts";

/** Where the data could not be loaded, the notice is shown. */
export function useOpened<Data extends object>(loaderData: Data): Data {
  const [opened] = useState(loaderData);
  useActionResult((opened as { readonly result?: ActionResult }).result);
  return opened;
}
