import { TextDiff } from "../diff/text-diff.tsx";
import type { NativeLanguage } from "../form/field-text.tsx";
import styles from "./field-changes.module.css";
import { fieldLabel, isNativeField } from "./field-label.ts";
import { formatFieldValue } from "./format-field-value.ts";

interface FieldChangesProps {
  fields: { field: string; before?: unknown; after?: unknown }[];
  /** Labels of fields that differ from the usual ones. */
  labels?: Record<string, string> | undefined;
  /** Language of the native text; default: derived from its letters. */
  native?: NativeLanguage | undefined;
}

/** The changes of a record, field by field. */
export function FieldChanges({ fields, labels, native }: FieldChangesProps) {
  const shown = fields
    .map(({ field, before, after }) => ({
      field,
      label: labels?.[field] ?? fieldLabel(field),
      before: formatFieldValue(field, before),
      after: formatFieldValue(field, after),
    }))
    .filter(({ before, after }) => before !== after);
  // In the order of the form, if the screen gives its labels.
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
