/** The document around every page, and the last page that can be shown when everything else has failed. */
import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { BareFailure } from "./components/bare-failure.tsx";
import { failureOf } from "./components/page-failure.ts";
import { documentsFirstPaintScript, firstPaintScript, themeColours } from "./first-paint.ts";
import { IsApplication } from "./is-application.ts";
import { wakingScript } from "./islands/waking-script.ts";
import displayFace from "./styles/fonts/rozha-one-latin.woff2?url";
import "./styles/site.css";

export function links(): Route.LinkDescriptors {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    // The one face that every page shows at its top; the others load when their letters appear.
    { rel: "preload", href: displayFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  ];
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  return error ? [{ title: failureOf(error).heading }, { name: "robots", content: "noindex" }] : [];
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const isApplication = use(IsApplication);
  return (
    // The first paint writes the theme here before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {Object.entries(themeColours).map(([theme, colour]) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={colour}
            suppressHydrationWarning
          />
        ))}
        <FirstPaint />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isApplication ? <RouterScripts /> : <Waking />}
      </body>
    </html>
  );
}

/** Has run before React is there, so the browser's build leaves its text out, and hydration leaves it as it stands. */
function FirstPaint() {
  const script = use(IsApplication) ? firstPaintScript : documentsFirstPaintScript;
  const text = import.meta.env.SSR ? script() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which a policy can name by its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** Of a visitors' page, which the server alone writes. */
function Waking() {
  const text = import.meta.env.SSR ? wakingScript() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which a policy can name by its hash
  return <script type="module" dangerouslySetInnerHTML={{ __html: text }} />;
}

function RouterScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Reached only when the frame itself fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (import.meta.env.DEV && !isRouteErrorResponse(error)) console.error(error);
  return <BareFailure error={error} />;
}
