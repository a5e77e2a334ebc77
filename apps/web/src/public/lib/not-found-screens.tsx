import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import type { ReactNode } from "react";

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

/**
 * Shown for a phrase that does not exist or was deleted, or that has no translation in the language of the page.
 *
 * @param data the phrase, if other languages have it
 */
export function PhraseNotFound({ data }: { data?: unknown }) {
  const phrase = data as PhraseInAllLanguages["phrase"] | null | undefined;
  return (
    <NotFoundPage
      title="Phrase Not Found"
      text={
        <>
          {"We couldn't find the phrase you're looking for."}
          {phrase ? (
            <>
              <br />
              <a href={paths.phrase(phrase.slug)}>See “{phrase.english}” in other languages</a>
            </>
          ) : null}
        </>
      }
      link={{ label: "Return Home", href: paths.home }}
    />
  );
}

interface MissingPageProps {
  title: string;
  text: ReactNode;
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
