import { Wordmark } from "@saywhere/ui/brand/wordmark";
import { IconBookmark } from "@saywhere/ui/icons";
import { paths } from "@saywhere/validators/urls/paths";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  type Connection,
  probeSite,
  readConnection,
  subscribeToConnection,
} from "../../lib/offline/connection.ts";
import { OFFLINE_ATTRIBUTE } from "../../lib/offline/worker-messages.ts";
import { LazyMyLanguage } from "./lazy-my-language-menu.tsx";
import styles from "./site-header.module.css";
import { useEmergencyPath } from "./use-emergency-path.ts";

export function SiteHeader({ siteName }: { siteName: string }) {
  const router = useRouter();
  const emergency = useEmergencyPath();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const close = () => setOpen(false);
    // The browser shows a page as it was left when it goes back to one that it put aside.
    addEventListener("pagehide", close);
    const stop = router.subscribe("onBeforeNavigate", close);
    return () => {
      stop();
      removeEventListener("pagehide", close);
    };
  }, [router]);
  const links = [
    { label: "Popular Phrases", href: paths.phrases() },
    { label: "Languages", href: paths.languages },
    { label: "Emergency", href: emergency },
    { label: "About", href: paths.about },
    { label: "Practice", href: paths.practice(), inMenu: true },
    { label: "Allergy Card", href: paths.allergyCard, inMenu: true },
    { label: "On This Device", href: paths.offline, inMenu: true },
  ];

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <a href={paths.home} className={styles.logo}>
            <Wordmark name={siteName} size={30} />
          </a>
          <LazyMyLanguage />
        </div>
        <nav aria-label="Main" id="main-menu" className={styles.menu} data-open={open || undefined}>
          <ul className={styles.links}>
            {links.map(({ label, href, inMenu }) => (
              <li key={label} className={inMenu ? styles.inMenu : undefined}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={emergency} className={styles.emergency} aria-label="SOS: emergency numbers and phrases">
          SOS
        </a>
        <a href={paths.saved} className={styles.saved} aria-label="Saved phrases" title="Saved phrases">
          <IconBookmark size={22} stroke={1.75} aria-hidden />
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label={open ? "Close menu" : "Open menu"}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </button>
      </div>
      <OfflineBanner />
    </header>
  );
}

const NOTES: Partial<Record<Connection, string>> = {
  offline: "You’re offline. Saved and recently opened pages still work.",
  unreachable: "This site can’t be reached. Saved and recently opened pages still work.",
};

/** Explains what works without a connection; requests made while offline load when the connection is back. */
function OfflineBanner() {
  const connection = useSyncExternalStore(subscribeToConnection, readConnection, () => "online" as const);
  useEffect(() => {
    // For stylesheets: asking the root for what it contains by `:has()` doubles the time that the styles of a page take.
    document.documentElement.toggleAttribute(OFFLINE_ATTRIBUTE, connection !== "online");
    return connection === "unreachable" ? probeSite() : undefined;
  }, [connection]);
  return (
    <p role="status" className={styles.note}>
      {NOTES[connection]}
    </p>
  );
}
