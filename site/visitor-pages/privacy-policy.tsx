/** Privacy Policy: what this software keeps, and what it leaves alone. */
import { ConsentAnswer } from "../components/operator-code/consent-answer.tsx";
import { ProsePage } from "../components/prose-page.tsx";
import { liveContext, textsContext } from "../live.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/privacy-policy.ts";
import { staticPage } from "./static-page.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return staticPage("/privacy-policy", context.get(liveContext).site, context.get(textsContext));
}

export { meta } from "./page-head.ts";

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { top, siteName, contactEmail, asksConsent } = loaderData;
  const { lead, sections, contact } = useTexts().prose["/privacy-policy"];
  return (
    <ProsePage
      top={top}
      lead={lead(siteName)}
      sections={{
        ...sections(asksConsent ? <ConsentAnswer /> : null),
        ...(contactEmail && { contact: contact(contactEmail) }),
      }}
    />
  );
}
