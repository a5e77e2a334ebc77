import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { PhraseCard } from "@saywhere/ui/cards/phrase-card";
import type { SearchGroup, SearchHit } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import { HighlightedText } from "../../lib/highlight/highlighted-text.tsx";
import { OtherLanguagesLinks } from "./other-languages-links.tsx";

/** The phrases in the one searched language, best match first. */
export function ResultCards({ groups }: { groups: SearchGroup[] }) {
  return (
    <CardGrid label="Results">
      {groups
        .flatMap(({ hits }) => hits)
        .map((hit) => (
          <HitCard key={hit.id} hit={hit} />
        ))}
    </CardGrid>
  );
}

function HitCard({
  hit: { phrase, language, category, native_text, romanization, match },
}: {
  hit: SearchHit;
}) {
  return (
    <PhraseCard
      href={paths.translation(language.slug, phrase.slug)}
      english={<HighlightedText text={phrase.english} field="english" match={match} />}
      nativeText={<HighlightedText text={native_text} field="native_text" match={match} />}
      romanization={
        romanization && <HighlightedText text={romanization} field="romanization" match={match} />
      }
      variant={<OtherLanguagesLinks match={match} language={language} />}
      language={language}
      category={category}
      show="category"
    />
  );
}
