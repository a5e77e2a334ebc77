import { StatusTag } from "../../lib/screen/status-tag.tsx";

/** Shows that a reviewer has to check a translation. */
export function ReviewBadge({ translation }: { translation: { needs_review: boolean } | null }) {
  if (!translation?.needs_review) return null;
  return (
    <>
      {" "}
      <StatusTag tone="highlight">Needs review</StatusTag>
    </>
  );
}
