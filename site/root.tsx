/** The document around every page, and the error page for a failure of the layouts. */
import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { BareFailure } from "./components/bare-failure.tsx";
import { failureOf } from "./components/page-failure.ts";
import { applicationFirstPaintScript, documentFirstPaintScript, themeColours } from "./first-paint.ts";
import { IsApplication } from "./is-application.ts";
import { islandLoaderScript } from "./islands/island-loader.ts";
import textFontForHindi from "./styles/fonts/martel-devanagari.woff2?url";
import displayFontForHindi from "./styles/fonts/rozha-one-devanagari.woff2?url";
import displayFont from "./styles/fonts/rozha-one-latin.woff2?url";
import "./styles/site.css";
import { sharedTextsForMeta, useSharedTexts } from "./texts/use-texts.ts";

export function links(): Route.LinkDescriptors {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    // The font at the top of every page; the others are loaded when their letters occur.
    { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  ];
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  const { failures } = sharedTextsForMeta();
  return error ? [{ title: failureOf(error, failures).heading }, { name: "robots", content: "noindex" }] : [];
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const isApplication = use(IsApplication);
  const { code } = useSharedTexts();
  // The administration, and a draft as its readers will see it.
  const isInOneLanguage = useLocation().pathname.startsWith("/admin");
  return (
    // The first-paint script sets the theme here before hydration.
    <html lang={code} data-one-language={isInOneLanguage ? "" : undefined} suppressHydrationWarning>
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
        {code === "hi" &&
          [displayFontForHindi, textFontForHindi].map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
      </head>
      <body>
        {children}
        {isApplication ? <RouterScripts /> : <IslandLoader />}
      </body>
    </html>
  );
}

/** It runs before React, so its text is left out of the browser's build, and hydration does not change it. */
function FirstPaint() {
  const script = use(IsApplication) ? applicationFirstPaintScript : documentFirstPaintScript;
  const text = import.meta.env.SSR ? script() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that the policy names by its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** Only on visitors' pages, which are rendered on the server alone. */
function IslandLoader() {
  const text = import.meta.env.SSR ? islandLoaderScript() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that the policy names by its hash
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

/** Used only if a layout fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (import.meta.env.DEV && !isRouteErrorResponse(error)) console.error(error);
  return <BareFailure error={error} />;
}
