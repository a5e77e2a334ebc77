import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/urls/paths";

/** Shown for a URL without a page. */
export function NotFoundScreen() {
  return (
    <NotFoundPage
      title="404 Page Not Found"
      text="The page you’re looking for does not exist or has moved. Try the search above."
      link={{ label: "Return Home", href: paths.home }}
    />
  );
}

/** Shown for a phrase that does not exist or was deleted. */
export function PhraseNotFound() {
  return (
    <NotFoundPage
      title="Phrase Not Found"
      text="We couldn't find the phrase you're looking for."
      link={{ label: "Return Home", href: paths.home }}
    />
  );
}

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
