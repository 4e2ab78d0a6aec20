/** An island without markup: keeps the place of a reader whose window gets another width. */
import { useEffect } from "react";
import { followWidth } from "../reading-place/follow-width.ts";

export function ReadingPlace(): null {
  useEffect(followWidth, []);
  return null;
}
