import { useState } from "react";
import { type ActionResult, useActionResult } from "../components/action-result.ts";

/**
 * Keeps what a form was opened with, whatever is loaded later: other people's changes are reported when it is saved.
 * Where it could not be loaded, the notice is shown.
 */
export function useOpened<Data extends object>(loaderData: Data): Data {
  const [opened] = useState(loaderData);
  useActionResult((opened as { readonly result?: ActionResult }).result);
  return opened;
}
