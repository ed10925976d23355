// Not from "radix-ui", which would bring what opens to every page.
import { DirectionProvider } from "@radix-ui/react-direction";
import { QueryClientProvider } from "@tanstack/react-query";
import { directionOf } from "@visita/domain/language/languages";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root.ts";
import "./app.css";
import "virtual:card-themes.css";
import "virtual:typography.css";
import { forgetOwnCards } from "../offline/own-cards.ts";
import { deleteDrafts } from "./features/card/public/draft-database.ts";
import { UnsentScans } from "./features/scan/public/unsent-scans.tsx";
import { SessionProvider } from "./features/session/public/session-context.tsx";
import { onSignedOut } from "./features/session/public/session-events.ts";
import { ErrorPage, NotFoundPage } from "./features/shell/message-pages.tsx";
import { PlainFrame } from "./features/shell/plain-frame.tsx";
import { RouteChange } from "./features/shell/route-change.tsx";
import "./features/shell/shell.css";
import hankenGrotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import platypi from "@fontsource-variable/platypi/files/platypi-latin-wght-normal.woff2?url";
import { portsContext } from "./host.ts";
import { chosenLanguage, subscribeToLanguage } from "./lib/chosen-language.ts";
import { HEAD_SCRIPT } from "./lib/head-script.ts";
import { useHydratedEvent } from "./lib/hydrated-event.ts";
import { LanguageContext, languageOfMatches } from "./lib/language.tsx";
import { NonceContext } from "./lib/nonce-context.ts";
import { metaIn } from "./lib/page-meta.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { readThemeChoice, showTheme, THEME_COLORS } from "./lib/theme.ts";
import { Toaster } from "./ui/toast.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, ownerLanguage: language } = context.get(portsContext);
  return { settings, language, year: new Date().getFullYear() };
}

/** An installation's settings do not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches, error }: Route.MetaArgs) {
  const title = !error ? "businessCards" : isNotFound(error) ? "pageNotFound" : "pageNotShown";
  return metaIn(siteFrame, { title })({ matches });
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    // The two font files that every page needs.
    ...[hankenGrotesk, platypi].map(
      (href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
    ),
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  useSyncExternalStore(subscribeToLanguage, chosenLanguage, () => undefined);
  const language = languageOfMatches(useMatches());
  // React strips the attribute when an error makes it build the document anew.
  useEffect(() => showTheme(readThemeChoice()), []);
  return (
    <html lang={language} dir={directionOf(language)} className="scroll-auto" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {HEAD_SCRIPT}
        </script>
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <DirectionProvider dir={directionOf(language)}>{children}</DirectionProvider>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(createQueryClient);
  useHydratedEvent();
  useEffect(
    () =>
      onSignedOut((userid) => {
        void deleteDrafts(userid);
        forgetOwnCards();
      }),
    [],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <div aria-hidden="true" className="start-indicator" />
        <RouteChange />
        <Outlet />
        <UnsentScans />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PlainFrame>{isNotFound(error) ? <NotFoundPage /> : <ErrorPage />}</PlainFrame>;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
