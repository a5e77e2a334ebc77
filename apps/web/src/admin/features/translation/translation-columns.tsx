import { Badge } from "@mantine/core";
import type { Column } from "@saywhere/ui/list/data-table";
import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { formatCount } from "../../../shared/format-count.ts";
import { WarningBadge } from "./quality-warnings.tsx";
import { ReviewBadge } from "./review-badge.tsx";
import styles from "./translation-columns.module.css";

const DASH = "—";

export const TRANSLATION_COLUMNS: Column<TranslationRow>[] = [
  { id: "language", header: "Language", sortKey: "language", cell: (row) => <LanguageCell {...row} /> },
  {
    id: "phrase",
    header: "Phrase",
    sortKey: "phrase",
    width: "22%",
    hideBelow: "sm",
    cell: ({ phrase }) => phrase.english || "Unknown",
  },
  {
    id: "native_text",
    header: "Native Text",
    sortKey: "native_text",
    cell: (row) => <NativeCell {...row} />,
  },
  {
    id: "romanization",
    header: "Romanization",
    hideBelow: "md",
    cell: ({ translation, language }) =>
      translation?.romanization ? (
        <span className={styles.romanization}>
          <Romanization code={language.code}>{translation.romanization}</Romanization>
        </span>
      ) : (
        DASH
      ),
  },
  {
    id: "media",
    header: "Media",
    width: "8rem",
    hideBelow: "lg",
    cell: (row) => <MediaCell {...row} />,
  },
];

/** The columns that can be hidden. */
export const TRANSLATION_COLUMN_CHOICES = TRANSLATION_COLUMNS.slice(1).map(({ id, header }) => ({
  id,
  label: header,
}));

/** Includes the phrase, which has no column on phones. */
function LanguageCell({ language, phrase }: TranslationRow) {
  return (
    <span className={styles.words}>
      {language.name || "Unknown"}
      <span className={styles.phrase}>{phrase.english || "Unknown"}</span>
    </span>
  );
}

function NativeCell(row: TranslationRow) {
  const { translation, language, open_comments } = row;
  if (!translation) return <span className={styles.missing}>Missing</span>;
  return (
    <>
      <NativeText {...language} className={styles.native}>
        {translation.native_text}
      </NativeText>
      <WarningBadge row={row} text={translation.native_text} />
      {open_comments > 0 && (
        <span className={styles.comments} role="img" aria-label={formatCount(open_comments, "open comment")}>
          <IconMessage size={14} stroke={2} aria-hidden />
          {open_comments}
        </span>
      )}
      <ReviewBadge translation={translation} />
      {translation.romanization && (
        <span className={`${styles.romanization} ${styles.below}`}>
          <Romanization code={language.code}>{translation.romanization}</Romanization>
        </span>
      )}
    </>
  );
}

function MediaCell({ translation }: TranslationRow) {
  const media = [translation?.audio_url && "Audio", translation?.video_url && "Video"].filter(Boolean);
  if (media.length === 0) return DASH;
  return (
    <span className={styles.media}>
      {media.map((kind) => (
        <Badge key={kind} variant="light" color="teal">
          {kind}
        </Badge>
      ))}
    </span>
  );
}
