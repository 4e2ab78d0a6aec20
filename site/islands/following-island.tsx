/** Lets an open page follow the catalogue, as an island, and says where it was removed. */
import { useEffect, useRef, useState } from "react";
import type { CatalogueFacts } from "../following/keep-following.ts";

interface FollowingIslandProps extends CatalogueFacts {
  /** Of the page. */
  readonly path: string;
  /** An error page: it is not fetched again when the catalogue changes. */
  readonly isStill: boolean;
}

export function FollowingIsland({ path, publicKey, version, isStill }: FollowingIslandProps) {
  const [removed, setRemoved] = useState<string | null>(null);
  const shown = useRef({ version, isStill });
  useEffect(() => {
    shown.current = { version, isStill };
  }, [version, isStill]);
  useEffect(() => {
    let end: (() => void) | null = null;
    let hasLeft = false;
    // Of all that a page fetches, what connects is the most and the least urgent.
    Promise.all([import("../following/keep-following.ts"), import("../following/renew-page.ts")]).then(
      ([{ keepFollowing }, { renewPage }]) => {
        if (hasLeft) return;
        end = keepFollowing({
          publicKey,
          shown: () => shown.current,
          reload: renewPage,
          onRemoved: setRemoved,
        });
      },
      () => {},
    );
    return () => {
      hasLeft = true;
      end?.();
    };
  }, [publicKey]);
  return (
    <div className="removed-bar" role="status">
      {removed === path && `This ${path.startsWith("/lyrics/") ? "song" : "page"} was removed`}
    </div>
  );
}
