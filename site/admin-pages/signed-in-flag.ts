/**
 * A flag in the browser's storage by which other tabs notice a sign-out. It grants nothing: the server checks the
 * session.
 */
import { useEffect } from "react";

const key = "isAdmin";

export function setSignedInFlag(): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Without storage, other tabs notice at their next check of the session.
  }
}

export function clearSignedInFlag(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** @param onEnd called when another tab has signed out */
export function useSignedOutElsewhere(onEnd: () => void): void {
  useEffect(() => {
    const listener = (event: StorageEvent) => {
      if ((event.key === key || event.key === null) && localStorage.getItem(key) === null) onEnd();
    };
    addEventListener("storage", listener);
    return () => removeEventListener("storage", listener);
  }, [onEnd]);
}
