import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Button, ButtonLink } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { useDeferredValue, useMemo } from "react";
import { formatCount, formatNumber } from "../../../shared/format-count.ts";
import { FinderField } from "../../lib/finder-field.tsx";
import { NoMatches } from "../../lib/no-matches.tsx";
import { breadcrumbItems } from "../../lib/seo.ts";
import { useRowTools } from "../../lib/sound/use-row-tools.ts";
import type { Forms } from "../../lib/speaking-as/find-forms.ts";
import { SpeakingAsButton } from "../../lib/speaking-as/speaking-as-button.tsx";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { useHydratedInput } from "../../lib/use-hydrated-input.ts";
import { CategoryPhrases } from "./category-phrases.tsx";
import styles from "./common-phrases-screen.module.css";
import { filterPhrases, indexPhrases } from "./filter-phrases.ts";
import { commonPhrasesCrumbs } from "./language-seo.ts";

const loadRowTools = () => import("./row-tools.tsx");

interface CommonPhrasesScreenProps extends CommonPhrases {
  /** The page's own URL, for the footer of the printed list. */
  url: string;
}

/** The phrases of a language by category, for reading, jumping between categories and printing. */
export function CommonPhrasesScreen({
  language,
  count,
  categories: written,
  next,
  previous,
  url,
}: CommonPhrasesScreenProps) {
  const forms = useForms([language.slug]);
  const categories = useMemo(() => withForms(written, forms), [written, forms]);
  const marksStress = categories.some(({ phrases }) =>
    phrases.some(({ pronunciation_guide }) => pronunciation_guide && /\p{Lu}/u.test(pronunciation_guide)),
  );
  const { slug, name, nativeName, code, script } = language;
  const [typed, setTyped, field] = useHydratedInput();
  const index = useMemo(() => indexPhrases(categories), [categories]);
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => filterPhrases(categories, index, wanted), [categories, index, wanted]);
  const found = countPhrases(shown);
  const total = countPhrases(categories);
  const tools = useRowTools(languageTag(code, script), loadRowTools);
  return (
    <Page>
      <Breadcrumb items={breadcrumbItems(commonPhrasesCrumbs(language))} />
      <SectionHeading
        level={1}
        lead={
          <>
            {formatCount(count, "everyday phrase")} in{" "}
            <a href={paths.language(slug)}>
              {name} (<NativeText {...language}>{nativeName}</NativeText>)
            </a>
            , by category.{marksStress ? " Capitals in the pronunciation mark the stressed syllable." : null}
          </>
        }
        action={
          <div className={styles.tools}>
            <SpeakingAsButton language={language} />
            <PrintButton />
          </div>
        }
      >
        Common Phrases in {name}
      </SectionHeading>
      <div className={styles.filter}>
        <FinderField
          label="Find a phrase"
          placeholder={`English or ${name}`}
          field={field}
          typed={typed}
          onType={setTyped}
          count={typed.trim() ? countFound(found, total) : null}
        />
      </div>
      <ChipRow label="Categories on this page">
        {shown.map((category) => (
          <ChipLink key={category.slug} href={`#${category.slug}`} category={category.slug}>
            {category.name}
          </ChipLink>
        ))}
      </ChipRow>
      {shown.map((category) => (
        <CategoryPhrases key={category.slug} language={language} category={category} tools={tools} />
      ))}
      {found === 0 && total > 0 ? (
        <NoMatches of="phrases" typed={typed} onShowAll={() => setTyped("")}>
          Check the spelling, or search all languages with the field above.
        </NoMatches>
      ) : null}
      <CommonPhrasesPages languageSlug={slug} next={next} previous={previous} />
      <p className={styles.source}>{url}</p>
    </Page>
  );
}

type Categories = readonly CommonPhrases["categories"][number][];

/** The phrases in the forms that the visitor says. */
const withForms = (categories: CommonPhrases["categories"], forms: Forms): CommonPhrases["categories"] =>
  forms.size === 0
    ? categories
    : categories.map((category) => ({
        ...category,
        phrases: category.phrases.map((phrase) => inForm(phrase, forms)),
      }));

const countPhrases = (categories: Categories): number =>
  categories.reduce((sum, { phrases }) => sum + phrases.length, 0);

const countFound = (found: number, total: number): string =>
  `${formatNumber(found)} of ${formatCount(total, "phrase")}`;

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

/** Prints the page. */
function PrintButton() {
  return (
    <Button variant="outline" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
