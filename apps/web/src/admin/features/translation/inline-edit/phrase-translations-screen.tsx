import { Kbd, Progress } from "@mantine/core";
import { ButtonLink } from "@saywhere/ui/button";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { paths } from "@saywhere/validators/urls/paths";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../../lib/screen/screen-header.tsx";
import styles from "./phrase-translations-screen.module.css";
import { RowSkeletons } from "./row-skeletons.tsx";
import { TranslationGrid } from "./translation-grid.tsx";

/** A phrase in every language, missing translations first, edited in place. */
export function PhraseTranslationsScreen({ phrase }: { phrase: AdminPhrase }) {
  const list = useQuery(useTRPC().translation.ofPhrase.queryOptions({ id: phrase.id }));
  const rows = list.data?.rows;
  const done = rows?.filter(({ translation }) => translation !== null).length ?? 0;
  const progress = rows && `${done} of ${rows.length} languages`;
  return (
    <>
      <ScreenHeader
        title={phrase.english}
        subtitle={`${phrase.category_name ? `${phrase.category_name} · ` : ""}The phrase in every language`}
        actions={
          <ButtonLink href={paths.phrase(phrase.slug)} variant="outline" size="sm">
            View phrase
          </ButtonLink>
        }
      />
      {rows && (
        <div className={styles.progress}>
          <Progress
            value={rows.length > 0 ? (100 * done) / rows.length : 0}
            color="teal"
            className={styles.bar}
            aria-label={`Translated: ${progress}`}
          />
          <span>{progress}</span>
        </div>
      )}
      <KeyHints />
      {list.isError && (
        <LoadError
          title="The translations could not be loaded."
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <RowSkeletons />}
      {rows && <TranslationGrid key={phrase.id} phraseId={phrase.id} rows={rows} />}
    </>
  );
}

const HINTS = [
  { keys: ["Enter"], action: "save and go to next" },
  { keys: ["Shift", "Enter"], action: "new line" },
  { keys: ["Esc"], action: "revert row" },
  { keys: ["Alt", "↑↓"], action: "previous or next row" },
];

function KeyHints() {
  return (
    <ul className={styles.hints} aria-label="Keys">
      {HINTS.map(({ keys, action }) => (
        <li key={action}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}{" "}
          {action}
        </li>
      ))}
    </ul>
  );
}
