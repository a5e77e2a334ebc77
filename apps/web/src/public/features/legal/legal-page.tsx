import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { Prose } from "@saywhere/ui/prose";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";
import type { ReactNode } from "react";
import styles from "./legal-page.module.css";

export interface LegalScreenProps {
  settings: SiteSettings;
  /** A static export has no server that stores anything, and no API. */
  staticExport: boolean;
}

interface LegalPageProps {
  title: string;
  /** One-sentence summary of the page. */
  summary: string;
  children: ReactNode;
}

export function LegalPage({ title, summary, children }: LegalPageProps) {
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: title }]} />
      <SectionHeading level={1} lead={summary}>
        {title}
      </SectionHeading>
      {children}
    </Page>
  );
}

/** A heading in the margin with its text beside it; stacked on narrow screens. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}

/** The link to the settings' contact URL, if one is set. */
export function ContactLine({ contactUrl }: { contactUrl: string }) {
  if (!contactUrl) return null;
  return (
    <p>
      To reach us, use <a href={contactUrl}>the contact page</a>.
    </p>
  );
}
