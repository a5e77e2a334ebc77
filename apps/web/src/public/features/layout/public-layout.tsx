import { MAIN_ID, SkipLink } from "@saywhere/ui/skip-link";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import type { ReactNode } from "react";
import styles from "./public-layout.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PublicLayoutProps {
  settings: SiteSettings;
  /** The year of the copyright line. */
  year: number;
  /** The search banner, between header and content. */
  banner: ReactNode;
  children: ReactNode;
}

/** The layout of every public page (specification §2): header, search banner, main content, footer. */
export function PublicLayout({ settings, year, banner, children }: PublicLayoutProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader siteName={settings.name} />
      {banner}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter settings={settings} year={year} />
    </>
  );
}
