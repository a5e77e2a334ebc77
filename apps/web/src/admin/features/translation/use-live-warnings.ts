import { useDebouncedValue } from "@mantine/hooks";
import { type QualityWarning, qualityWarnings } from "@saywhere/validators/texts/quality-warnings";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { LiveWarningsProps } from "./live-warnings.tsx";

const DELAY = 400;

/**
 * What may be wrong with a text while it is typed. The server alone knows whether another phrase says the same: it
 * is asked when the typing pauses.
 */
export function useLiveWarnings({ language, phrase, native_text, romanization }: LiveWarningsProps) {
  const trpc = useTRPC();
  const [paused] = useDebouncedValue({ native_text, romanization }, DELAY);
  const text = paused.native_text.trim();
  const { data: sameAs = [] } = useQuery(
    trpc.translation.sameText.queryOptions(
      text ? { language_id: language.id, phrase_id: phrase.id, native_text: text } : skipToken,
    ),
  );
  if (!text) return { warnings: [], sameAs: [] };
  const warnings: QualityWarning[] = qualityWarnings({
    native_text: paused.native_text,
    romanization: paused.romanization.trim() || null,
    english: phrase.english,
    script: language.script,
  });
  if (sameAs.length > 0) warnings.push("same-as-other-phrase");
  return { warnings, sameAs };
}
