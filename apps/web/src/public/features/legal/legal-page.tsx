import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import type { ReactNode } from "react";

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
