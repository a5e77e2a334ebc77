import type { NativeFace } from "../native-face.ts";
import { valueText } from "../value-text.ts";
import { ChangedText } from "./changed-text.tsx";
import styles from "./field-changes.module.css";
import { fieldLabel, isNativeField } from "./field-label.ts";

interface FieldChangesProps {
  fields: { field: string; before?: unknown; after?: unknown }[];
  /** What the screen calls its fields, where it is not what everybody does. */
  labels?: Record<string, string> | undefined;
  /** How the native text is set; by its own letters when left out. */
  native?: NativeFace | undefined;
}

/** What changed of a record, field by field. */
export function FieldChanges({ fields, labels, native }: FieldChangesProps) {
  const shown = fields
    .map(({ field, before, after }) => ({ field, before: valueText(before), after: valueText(after) }))
    .filter(({ before, after }) => before !== after);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {shown.map(({ field, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{labels?.[field] ?? fieldLabel(field)}</dt>
          <dd>
            <ChangedText
              before={before}
              after={after}
              native={isNativeField(field) ? native : undefined}
              anyDirection={isNativeField(field) && !native}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
