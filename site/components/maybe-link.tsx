/** A link, or the same text without one where there is no page. */
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

interface MaybeLinkProps {
  readonly address: string | null;
  readonly className?: string;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

export function MaybeLink({ address, className, lang, children }: MaybeLinkProps) {
  if (address === null)
    return (
      <span className={className} lang={lang}>
        {children}
      </span>
    );
  return (
    <PageLink href={address} className={className} lang={lang}>
      {children}
    </PageLink>
  );
}
