import { CardGrid } from "@saywhere/ui/cards/card-grid";
import { PhraseCard } from "@saywhere/ui/cards/phrase-card";
import { paths } from "@saywhere/validators/addresses/paths";
import type { SearchGroup, SearchHit } from "@saywhere/validators/search/search-result";
import { Marked } from "../../lib/matches/marked.tsx";
import { AlsoSaid } from "./also-said.tsx";

/** The phrases in the one language that was asked for, best first. */
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
      english={<Marked text={phrase.english} field="english" match={match} />}
      nativeText={<Marked text={native_text} field="native_text" match={match} />}
      romanization={romanization && <Marked text={romanization} field="romanization" match={match} />}
      variant={<AlsoSaid match={match} language={language} />}
      language={language}
      category={category}
      show="category"
    />
  );
}
