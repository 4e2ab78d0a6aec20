/**
 * What the form works out from long texts follows after a pause in typing: at each key it would take longer than the
 * key may.
 */
import { startTransition, useEffect, useState } from "react";

/** Shorter than somebody needs to look up from the keyboard. */
const pauseMs = 250;

/** @returns the text as it was at the last pause */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
