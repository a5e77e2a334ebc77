import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";

interface MissingPageProps {
  title: string;
  text: string;
  /** Link to a page that exists. */
  link: { label: string; href: string };
}

/** Shown for a page that does not exist (specification §8). */
export function NotFoundPage({ title, text, link }: MissingPageProps) {
  return (
    <Page>
      <EmptyState level={1} title={title} action={<ButtonLink href={link.href}>{link.label}</ButtonLink>}>
        {text}
      </EmptyState>
    </Page>
  );
}
