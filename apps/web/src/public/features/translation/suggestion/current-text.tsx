import { romanizedTag } from "@saywhere/ui/text/language-tag";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { pageFontOf } from "../../../lib/page-font.ts";
import type { SuggestionDraft } from "./send-suggestion.ts";
import styles from "./suggestion-dialog.module.css";

interface CurrentTextProps {
  detail: PhraseDetail;
  field: SuggestionDraft["field"];
}

/** What the page says now, where the visitor cannot see it behind the dialog. */
export function CurrentText({ detail, field }: CurrentTextProps) {
  const { language, native_text } = detail;
  if (field === "native_text") {
    return (
      <p className={styles.lead} data-page-font={pageFontOf(native_text)}>
        Now: <NativeText {...language}>{native_text}</NativeText>
      </p>
    );
  }
  const text = field === "romanization" || field === "pronunciation_guide" ? detail[field] : null;
  if (!text) return null;
  return (
    <p className={styles.lead}>
      Now: <span lang={field === "romanization" ? romanizedTag(language.code) : undefined}>{text}</span>
    </p>
  );
}
