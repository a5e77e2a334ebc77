import { Progress } from "@mantine/core";
import { ButtonLink } from "@saywhere/ui/button";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { paths } from "@saywhere/validators/urls/paths";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../../lib/screen/screen-header.tsx";
import { KeyHints } from "./key-hints.tsx";
import styles from "./phrase-translations-screen.module.css";
import { RowPlaceholders } from "./row-skeletons.tsx";
import { TranslationRowList } from "./translation-row-list.tsx";

/** A phrase in every language: the missing ones first, edited in place. */
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
            View on site
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
      {list.isPending && <RowPlaceholders />}
      {rows && <TranslationRowList key={phrase.id} phraseId={phrase.id} rows={rows} />}
    </>
  );
}
