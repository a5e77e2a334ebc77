import { TextDiff } from "../diff/text-diff.tsx";
import type { NativeFace } from "../language-attributes.ts";
import styles from "./field-changes.module.css";
import { fieldLabel, isNativeField } from "./field-label.ts";
import { fieldValue } from "./field-value.ts";

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
    .map(({ field, before, after }) => ({
      field,
      label: labels?.[field] ?? fieldLabel(field),
      before: fieldValue(field, before),
      after: fieldValue(field, after),
    }))
    .filter(({ before, after }) => before !== after);
  // As the form has them, where a screen says how.
  const order = Object.values(labels ?? {});
  const rank = ({ label }: { label: string }) =>
    order.includes(label) ? order.indexOf(label) : order.length;
  shown.sort((one, other) => rank(one) - rank(other));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {shown.map(({ field, label, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{label}</dt>
          <dd>
            <TextDiff
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
