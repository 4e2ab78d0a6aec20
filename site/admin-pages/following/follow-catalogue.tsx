/**
 * Lets an open page follow the catalogue. What connects and reloads comes only once the page is idle, since no first
 * reading needs it.
 */
import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { CatalogueFacts } from "../../following/keep-following.ts";
import { whenIdle } from "./when-idle.ts";

interface FollowCatalogueProps extends CatalogueFacts {
  /** On a page that holds what somebody is typing: it is not reloaded. */
  readonly isStill?: boolean;
}

export function FollowCatalogue({ publicKey, version, isStill = false }: FollowCatalogueProps) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [removed, setRemoved] = useState<string | null>(null);
  const shown = useRef({ version, isStill });
  useEffect(() => {
    shown.current = { version, isStill };
  }, [version, isStill]);
  useEffect(() => {
    let end: (() => void) | null = null;
    let hasLeft = false;
    const callOff = whenIdle(async () => {
      const [{ keepFollowing }, { reloadQuietly }] = await Promise.all([
        import("../../following/keep-following.ts"),
        import("./reload-quietly.ts"),
      ]);
      if (hasLeft) return;
      end = keepFollowing({
        publicKey,
        shown: () => shown.current,
        reload: () => reloadQuietly(revalidate),
        onRemoved: setRemoved,
      });
    });
    return () => {
      hasLeft = true;
      callOff();
      end?.();
    };
  }, [publicKey, revalidate]);
  return (
    <div className="removed-bar" role="status">
      {removed === pathname && `This ${pathname.startsWith("/lyrics/") ? "song" : "page"} was removed`}
    </div>
  );
}
