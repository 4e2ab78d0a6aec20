/**
 * A hint in the browser's storage that somebody is signed in here, so that the other tabs follow when that ends. It opens
 * nothing: the server asks for the session.
 */
import { useEffect } from "react";

const key = "isAdmin";

export function setSignedInFlag(): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Without storage the other tabs notice at their next question to the server.
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
    const hear = (event: StorageEvent) => {
      if ((event.key === key || event.key === null) && localStorage.getItem(key) === null) onEnd();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [onEnd]);
}
