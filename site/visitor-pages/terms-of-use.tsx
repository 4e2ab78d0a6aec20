/** Terms of Use: what visitors may do with what they read, and what they may expect of it. */
import { ProsePage } from "../components/prose-page.tsx";
import { liveContext, textsContext } from "../live.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/terms-of-use.ts";
import { staticPage } from "./static-page.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return staticPage("/terms-of-use", context.get(liveContext).site, context.get(textsContext));
}

export { meta } from "./page-head.ts";

export default function TermsOfUse({ loaderData: { top, siteName, contactEmail } }: Route.ComponentProps) {
  const { lead, sections, contact } = useTexts().prose["/terms-of-use"];
  return (
    <ProsePage
      top={top}
      lead={lead(siteName)}
      sections={{
        ...sections,
        ...(contactEmail && { "contact-and-takedown": contact(contactEmail) }),
      }}
    />
  );
}
