import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import { PhraseCard } from "@saywhere/ui/cards/phrase-card";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { CategoryRef } from "@saywhere/validators/content/category";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchGroup, SearchHit, SearchMatch } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import { HighlightedText, MatchedForm } from "../../lib/highlighted-text.tsx";
import rows from "../../lib/list-tools/save-row.module.css";
import type { ListTools } from "../../lib/list-tools/use-list-tools.ts";
import styles from "./result-lists.module.css";

type SaveTools = Pick<ListTools, "SaveIcon">;

interface HitProps extends SaveTools {
  hit: SearchHit;
}

interface ResultCardsProps extends SaveTools {
  groups: SearchGroup[];
}

/** The phrases in the one searched language, best match first. */
export function ResultCards({ groups, SaveIcon }: ResultCardsProps) {
  return (
    <CardGrid label="Results">
      {groups
        .flatMap(({ hits }) => hits)
        .map((hit) => (
          <HitCard key={hit.id} hit={hit} SaveIcon={SaveIcon} />
        ))}
    </CardGrid>
  );
}

function HitCard({ hit: { match, ...entry }, SaveIcon }: HitProps) {
  const { phrase, language, category, native_text, romanization } = entry;
  return (
    <PhraseCard
      href={paths.translation(language.slug, phrase.slug)}
      english={<HighlightedText text={phrase.english} field="english" match={match} />}
      nativeText={
        <HighlightedText text={native_text} field="native_text" match={match} script={language.script} />
      }
      romanization={
        romanization && <HighlightedText text={romanization} field="romanization" match={match} />
      }
      variant={<MatchNote match={match} language={language} />}
      language={language}
      category={category}
      show="category"
      action={SaveIcon && <SaveIcon entry={entry} />}
    />
  );
}

interface ResultGroupsProps extends SaveTools {
  label: string;
  groups: SearchGroup[];
  /** The category that all groups share, which they then do not repeat. */
  within: CategoryRef | null;
  /** Level of the headings. */
  level?: 2 | 3;
}

/** The found phrases, best match first, each with its matching languages. */
export function ResultGroups({ label, groups, within, level = 2, SaveIcon }: ResultGroupsProps) {
  return (
    <ul className={styles.groups} aria-label={label}>
      {groups.map((group) => (
        <PhraseGroup
          key={group.phrase.slug}
          group={group}
          showCategory={!within}
          level={level}
          SaveIcon={SaveIcon}
        />
      ))}
    </ul>
  );
}

interface PhraseGroupProps extends SaveTools {
  group: SearchGroup;
  showCategory: boolean;
  level: 2 | 3;
}

function PhraseGroup({ group, showCategory, level, SaveIcon }: PhraseGroupProps) {
  const { phrase, category, match, hits, total } = group;
  // Only some translations match; the phrase's own page has the others too.
  const isSaidBySome = !match && hits.some((hit) => hit.match);
  const titleId = `phrase-${phrase.slug}`;
  const Heading = `h${level}` as const;
  return (
    <li>
      <div className={styles.head}>
        <Heading id={titleId}>
          <a href={paths.phrase(phrase.slug)}>
            <HighlightedText text={phrase.english} field="english" match={match} />
          </a>
        </Heading>
        {showCategory && (
          <span className={styles.category}>
            <CategoryDot slug={category.slug} />
            {category.name}
          </span>
        )}
      </div>
      <ul className={styles.hits} aria-labelledby={titleId}>
        {hits.map((hit) => (
          <li key={hit.id} className={rows.row}>
            <Hit hit={hit} SaveIcon={SaveIcon} />
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <a href={paths.phrase(phrase.slug)} className={styles.all}>
          {isSaidBySome ? "In all languages " : `All ${total} languages `}
          <VisuallyHidden>for “{phrase.english}”</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

/** A translation on one line, which wraps where space is short, and the button that saves it. */
function Hit({ hit: { match, ...entry }, SaveIcon }: HitProps) {
  const { phrase, language, native_text, romanization } = entry;
  return (
    <>
      <a href={paths.translation(language.slug, phrase.slug)} className={styles.hit}>
        <span className={styles.language}>{language.name}</span>
        <span className={styles.texts}>
          <NativeText {...language} className={styles.native}>
            <HighlightedText text={native_text} field="native_text" match={match} script={language.script} />
          </NativeText>
          {romanization && (
            <Romanization code={language.code}>
              <HighlightedText text={romanization} field="romanization" match={match} />
            </Romanization>
          )}
          <MatchNote match={match} language={language} />
        </span>
      </a>
      {SaveIcon && <SaveIcon entry={entry} />}
    </>
  );
}

/** Labels of matched fields that the results do not show anyway. */
const LEADS: Partial<Record<SearchMatch["field"], string>> = {
  variant: "also ",
  pronunciation_guide: "sounds like ",
};

/** The variant or pronunciation of a phrase by which the search found it. */
function MatchNote({ match, language }: { match: SearchMatch | null; language: LanguageRef }) {
  const lead = match && LEADS[match.field];
  if (!lead) return null;
  return (
    <span>
      <span className={styles.also}>{match.sounds_like ? LEADS.pronunciation_guide : lead}</span>
      <MatchedForm match={match} language={language} />
    </span>
  );
}
