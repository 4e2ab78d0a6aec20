/** Announces the result of a search, or another page of a list, to assistive technology without moving the focus. */
import { useEffect, useState } from "react";

/** @param text announced when it changes, and after hydration */
export function ResultStatus({ text }: { readonly text: string }) {
  const [announced, announce] = useState("");
  // In an effect: a text that is inserted together with its live region is not announced.
  useEffect(() => announce(text), [text]);
  return (
    <p className="unseen" role="status">
      {announced}
    </p>
  );
}
