import { Button } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Pronunciation } from "@saywhere/ui/text/pronunciation";
import { Romanization } from "@saywhere/ui/text/romanization";
import { paths } from "@saywhere/validators/urls/paths";
import type { ListTools } from "../../lib/list-tools/use-list-tools.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import type { LoadedRowTools } from "../../lib/sound/use-row-tools.ts";
import styles from "./emergency-card.module.css";

interface EmergencyCardProps extends LoadedRowTools, Pick<ListTools, "SaveIcon"> {
  entry: SavedPhrase;
  onShow: () => void;
}

/** An emergency phrase, large enough to be read at arm's length. */
export function EmergencyCard({ entry, RowTools, voice, SaveIcon, onShow }: EmergencyCardProps) {
  const { phrase, language, native_text, romanization, pronunciation_guide } = entry;
  return (
    <li className={styles.card}>
      <a href={paths.translation(language.slug, phrase.slug)} className={styles.english}>
        {phrase.english}
      </a>
      <NativeText as="p" {...language} size="title">
        {native_text}
      </NativeText>
      <p className={styles.sound}>
        {romanization ? <Romanization code={language.code}>{romanization}</Romanization> : null}
        {pronunciation_guide ? <Pronunciation guide={pronunciation_guide} /> : null}
      </p>
      <div className={styles.actions} data-hide="print no-script">
        <Button variant="outline" aria-label={`Show “${phrase.english}” to someone`} onClick={onShow}>
          Show
        </Button>
        {RowTools ? <RowTools entry={entry} voice={voice} /> : null}
        {SaveIcon ? <SaveIcon entry={entry} /> : null}
      </div>
    </li>
  );
}
