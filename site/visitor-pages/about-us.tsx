/** About Us: why the site exists, what it wants to become, how it is made, and where else it is. */
import { ProsePage } from "../components/prose-page.tsx";
import { type SocialPages, socialNetworks } from "../components/social-networks.ts";
import { liveContext, textsContext } from "../live.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/about-us.ts";
import { staticPage } from "./static-page.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return staticPage("/about-us", context.get(liveContext).site, context.get(textsContext));
}

export { meta } from "./page-head.ts";

export default function AboutUs({
  loaderData: { top, siteName, social, contactEmail },
}: Route.ComponentProps) {
  const { lead, sections, follow, contact } = useTexts().prose["/about-us"];
  return (
    <ProsePage
      top={top}
      lead={lead(siteName)}
      sections={{
        ...sections,
        follow: { ...follow, text: <Follow siteName={siteName} social={social} /> },
        ...(contactEmail && { contact: contact(contactEmail) }),
      }}
    />
  );
}

interface FollowProps {
  readonly siteName: string;
  readonly social: SocialPages;
}

/** The icons in the footer that have no page elsewhere lead here. */
function Follow({ siteName, social }: FollowProps) {
  const { follow } = useTexts().prose["/about-us"];
  const known = socialNetworks.flatMap((network) => {
    const url = social[network];
    return url ? [{ network, url }] : [];
  });
  const missing = socialNetworks.filter((network) => !social[network]);
  return (
    <>
      {known.length > 0 && (
        <ul>
          {known.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noopener">
                {follow.page(siteName, network)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <p>{follow.noPage(missing)}</p>}
      {follow.newest}
    </>
  );
}
