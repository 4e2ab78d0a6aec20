/** Which section of the home page is being looked at. */
import { useEffect, useState } from "react";

/** Whatever crosses this line is: the middle of the window. */
const middle = "-50% 0px";

/**
 * @param sections addresses of sections of this page, such as `/#top-lyrics`, always the same list; an empty one on other pages
 * @returns the address of the one in the middle of the window; null where none is
 */
export function useShownSection<Address extends string>(sections: readonly Address[]): Address | null {
  const [shown, show] = useState<Address | null>(null);
  useEffect(() => {
    const addresses = new Map<Element, Address>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const address = addresses.get(target) ?? null;
          show((now) => (isIntersecting ? address : now === address ? null : now));
        }
      },
      { rootMargin: middle },
    );
    for (const address of sections) {
      const section = document.querySelector(address.slice(1))?.closest("section");
      if (section) observer.observe(section);
      if (section) addresses.set(section, address);
    }
    return () => {
      observer.disconnect();
      show(null);
    };
  }, [sections]);
  return shown;
}
