import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Button, ButtonLink } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { breadcrumbItems } from "../../lib/seo.ts";
import styles from "./common-phrases-screen.module.css";
import { commonPhrasesCrumbs, inWords } from "./language-seo.ts";
import { PhraseTable } from "./phrase-table.tsx";

interface CommonPhrasesScreenProps extends CommonPhrases {
  /** The page's own URL, for the footer of the printed list. */
  url: string;
}

/** The phrases of a language by category, for reading, jumping between categories and printing. */
export function CommonPhrasesScreen({
  language,
  count,
  categories,
  next,
  previous,
  url,
}: CommonPhrasesScreenProps) {
  const marksStress = categories.some(({ phrases }) =>
    phrases.some(({ pronunciation_guide }) => pronunciation_guide && /\p{Lu}/u.test(pronunciation_guide)),
  );
  const { slug, name, nativeName, code, script, direction } = language;
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(commonPhrasesCrumbs(language))} />
      <SectionHeading
        level={1}
        lead={
          <>
            {inWords(count)} everyday phrases in{" "}
            <a href={paths.language(slug)}>
              {name} (
              <NativeText code={code} script={script} direction={direction}>
                {nativeName}
              </NativeText>
              )
            </a>
            , by category.{marksStress ? " Capitals in the pronunciation mark the stressed syllable." : null}
          </>
        }
        action={<PrintButton />}
      >
        Common Phrases in {name}
      </SectionHeading>
      <ChipRow label="Categories on this page">
        {categories.map((category) => (
          <ChipLink key={category.slug} href={`#${category.slug}`} category={category.slug}>
            {category.name}
          </ChipLink>
        ))}
      </ChipRow>
      {categories.map((category) => (
        <PhraseTable key={category.slug} language={language} category={category} />
      ))}
      <CommonPhrasesPages languageSlug={slug} next={next} previous={previous} />
      <p className={styles.source}>{url}</p>
    </Page>
  );
}

interface CommonPhrasesPagesProps {
  languageSlug: string;
  /** Cursors of the adjacent pages; null at the ends of the list. */
  next: string | null;
  previous: string | null;
}

/** Pagination of a list with more than one page; renders nothing for a single page. */
function CommonPhrasesPages({ languageSlug, next, previous }: CommonPhrasesPagesProps) {
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {previous === null ? null : (
        <ButtonLink
          href={paths.commonPhrases(languageSlug, { before: previous })}
          rel="prev"
          variant="outline"
        >
          Previous phrases
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink href={paths.commonPhrases(languageSlug, { after: next })} rel="next" variant="outline">
          Next phrases
        </ButtonLink>
      )}
    </nav>
  );
}

/** Prints the page; hidden without JavaScript. */
function PrintButton() {
  return (
    <Button
      variant="outline"
      icon={<IconPrinter aria-hidden />}
      className={styles.print}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
