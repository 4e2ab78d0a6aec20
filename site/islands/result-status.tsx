/** Tells assistive technology what a search or a turned page has brought, without moving the focus. */
import { useEffect, useState } from "react";

/** @param words what is there now; said when they change, and once the page has come alive */
export function ResultStatus({ words }: { readonly words: string }) {
  const [said, say] = useState("");
  // Not with the region itself: what comes along with it is not read.
  useEffect(() => say(words), [words]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
