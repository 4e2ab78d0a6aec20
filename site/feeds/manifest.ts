/** `/manifest.webmanifest`: how the site is installed on a phone's home screen. */
import { themeColours } from "../first-paint.ts";
import { liveContext, textsContext } from "../live.ts";
import { addressIn } from "../texts/address-in.ts";
import type { Route } from "./+types/manifest.ts";

export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const home = addressIn(texts.islands.path, "/");
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: texts.manifest.description,
    lang: texts.code,
    id: home,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
