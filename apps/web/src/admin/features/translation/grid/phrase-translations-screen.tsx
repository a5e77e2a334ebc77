import { ButtonLink } from "@saywhere/ui/button";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import type { TranslationsOfPhrase } from "@saywhere/validators/content/translation";
import { paths } from "@saywhere/validators/urls/paths";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { EditableScreenHeader } from "../../../lib/session/editable-screen-header.tsx";
import { GridProgress } from "./grid-progress.tsx";
import { toGridRow } from "./grid-row.ts";
import { PhraseGrid } from "./phrase-grid.tsx";
import { KeyHints } from "./row-keys.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

const gridRows = ({ rows }: TranslationsOfPhrase) => rows.map(toGridRow);

/** A phrase in every language, missing translations first, edited in place. */
export function PhraseTranslationsScreen({ phrase }: { phrase: AdminPhrase }) {
  const list = useQuery({
    ...useTRPC().translation.ofPhrase.queryOptions({ id: phrase.id }),
    select: gridRows,
  });
  const rows = list.data;
  const done = rows?.filter(({ translation }) => translation !== null).length ?? 0;
  return (
    <>
      <EditableScreenHeader
        title={phrase.english}
        subtitle={`${phrase.category_name ? `${phrase.category_name} · ` : ""}The phrase in every language`}
        actions={
          <ButtonLink
            href={paths.phrase(phrase.slug)}
            variant="outline"
            size="sm"
            target="_blank"
            rel="noreferrer"
          >
            View on site
          </ButtonLink>
        }
      />
      {rows && <GridProgress done={done} of={rows.length} noun="languages" />}
      <KeyHints missing={rows !== undefined && done < rows.length} />
      {list.isError && <LoadError title="The translations could not be loaded." query={list} />}
      {list.isPending && <RowSkeletons />}
      {rows && <PhraseGrid key={phrase.id} phraseId={phrase.id} rows={rows} />}
    </>
  );
}
