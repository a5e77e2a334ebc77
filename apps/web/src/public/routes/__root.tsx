import "@saywhere/ui/theme/styles.css";
import { mantineHtmlProps } from "@mantine/core";
import { Toaster } from "@saywhere/ui/toasts/toaster";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import webManifest from "../app.webmanifest?url&no-inline";
import { RouteAnnouncer } from "../features/layout/route-announcer.tsx";
import { analyticsScripts } from "../lib/analytics-script.ts";
import type { Queries } from "../lib/api/lazy-query-client.ts";
import type { Api } from "../lib/api/trpc.ts";
import { LinkNavigation } from "../lib/link-navigation.tsx";

export interface RootContext {
  queryClient: Queries;
  api: Api;
  publicUrl: string;
  /** Whether the page belongs to the static export. */
  staticExport: boolean;
  /** Those of the page that was loaded, so that going back within it needs no connection; undefined while it is rendered. */
  settings?: SiteSettings | undefined;
  /** On pages that are rendered from the packs of the device: says what is missing. */
  OfflineNote?: ComponentType;
}

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ context: { queryClient, api, settings } }) => ({
    settings: settings ?? (await queryClient.query(api.settings.site.queryOptions({}))),
  }),
  head: ({ match }) => ({
    // Absent when the settings could not be loaded.
    scripts: analyticsScripts(match.context.settings?.analytics),
    // Pages set their own titles; this one is for the error page when nothing can be loaded.
    meta: [
      { title: "Saywhere" },
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: webManifest },
    ],
  }),
  shellComponent: RootDocument,
  component: Root,
});

function Root() {
  return (
    <>
      <Outlet />
      <LinkNavigation />
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}

function RootDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
