import { ColorSchemeScript, mantineHtmlProps } from "@mantine/core";
import { Mark } from "@saywhere/ui/brand/mark";
import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import sansFont from "@saywhere/ui/fonts/sans-core.woff2?url";
import serifFont from "@saywhere/ui/fonts/serif-core.woff2?url";
import { Page } from "@saywhere/ui/page";
import { Prose } from "@saywhere/ui/prose";
import { paths } from "@saywhere/validators/urls/paths";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import layout from "../features/layout/public-layout.module.css";
import header from "../features/layout/site-header.module.css";

/** Placeholder that the worker replaces with the lists of cached pages. */
export const LISTS_PLACEHOLDER = "%lists%";

const OFFLINE = "You’re offline and haven’t opened this page before. It will load when you reconnect.";
const UNREACHABLE =
  "This site can’t be reached, and you haven’t opened this page before. It will load when the site responds again.";

/** Says whether the device has a connection, by which the site does not respond. */
const EXPLAIN = `const explain=()=>{document.getElementById("reason").textContent=navigator.onLine?"${UNREACHABLE}":"${OFFLINE}"};
explain();
addEventListener("online",explain);
addEventListener("offline",explain);`;

/**
 * Reloads the page on request, and automatically when there is a connection: not every browser reports one, and it may
 * take a moment until it works. The worker passes this probe to the network. A reload would end a navigation to another
 * page.
 */
const SCRIPT = `let pause=1000,timer,leaving=false;
const load=()=>location.reload();
const probe=()=>{clearTimeout(timer);
fetch("/favicon.svg",{method:"HEAD",cache:"no-store"}).then(()=>leaving||load(),()=>{timer=setTimeout(probe,pause=Math.min(pause*2,30000))})};
document.querySelector("button").addEventListener("click",load);
addEventListener("online",probe);
addEventListener("beforeunload",()=>{leaving=true});
addEventListener("pageshow",()=>{leaving=false});
timer=setTimeout(probe,pause)`;

/**
 * The page shown in place of an unreachable page that is not cached. The build renders it once from the site's
 * stylesheets: it does not hydrate.
 */
export function renderOfflinePage(stylesheets: string[]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OfflinePage stylesheets={stylesheets} />)}`;
}

/** Shows the body of the document below when one of its scripts fails; nothing else would be in it. */
const SHOW_FAILURE = `const show=()=>{if(document.body)document.body.hidden=false};
addEventListener("error",show,true);
addEventListener("unhandledrejection",show);
addEventListener("vite:preloadError",show)`;

const RELOAD = `document.querySelector("button").addEventListener("click",()=>location.reload())`;

/**
 * The document that renders pages from the packs of a device: the scripts replace its body, which says that there is no
 * connection and is hidden unless they fail.
 */
export function renderOfflineApp({ stylesheets, entry }: { stylesheets: string[]; entry: string }): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en" {...mantineHtmlProps} data-offline-app>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <title>No Connection</title>
        <ColorSchemeScript defaultColorScheme="auto" />
        <script dangerouslySetInnerHTML={{ __html: SHOW_FAILURE }} />
        <script type="module" src={entry} />
      </head>
      <body hidden>
        <NoConnection>
          This page could not be shown from what is on this device. Try again when you have a connection.
        </NoConnection>
        <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
      </body>
    </html>,
  )}`;
}

function OfflinePage({ stylesheets }: { stylesheets: string[] }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>No Connection</title>
        {[sansFont, serifFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <ColorSchemeScript defaultColorScheme="auto" />
      </head>
      <body>
        <NoConnection lists={<Prose>{LISTS_PLACEHOLDER}</Prose>}>
          <span id="reason">{OFFLINE}</span>
        </NoConnection>
        <script dangerouslySetInnerHTML={{ __html: EXPLAIN + SCRIPT }} />
      </body>
    </html>
  );
}

interface NoConnectionProps {
  children: ReactNode;
  lists?: ReactNode;
}

function NoConnection({ children, lists }: NoConnectionProps) {
  return (
    <>
      <header className={header.header}>
        <div className={header.bar}>
          <a href={paths.home} className={header.logo} aria-label="Home">
            <Mark size={30} />
          </a>
        </div>
      </header>
      <main className={layout.main}>
        <Page>
          <EmptyState level={1} title="No Connection" action={<Button>Try again</Button>}>
            {children} <a href={paths.offline}>See what is on this device</a>.
          </EmptyState>
          {lists}
        </Page>
      </main>
    </>
  );
}
