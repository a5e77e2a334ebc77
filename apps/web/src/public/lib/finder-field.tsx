import { isComposing } from "@saywhere/ui/form/is-composing";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import type { KeyboardEvent, RefObject } from "react";
import styles from "./finder-field.module.css";

interface FinderFieldProps {
  /** Visible label, such as "Find a language". */
  label: string;
  placeholder?: string;
  /** From `useHydratedInput`, which keeps what was typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  /** Called for Enter in a field that is not empty, for lists whose first match Enter opens. */
  onEnter?: (() => void) | undefined;
  /** How much of the list is shown; announced to screen readers with what was typed. */
  count?: string | null;
  /** A sentence with what was typed, in place of a count. */
  note?: string;
}

/** A field that filters a list while the visitor types. Hidden without JavaScript, where the list is complete. */
export function FinderField(props: FinderFieldProps) {
  const { label, placeholder, field, typed, onType, onEnter, count, note } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event) || !typed.trim()) return;
    // The page that opens may have something else under the focus, which the same key press would activate.
    event.preventDefault();
    onEnter?.();
  };
  return (
    <div className={styles.finder}>
      <label className={styles.field} data-hide="print no-script">
        <span className={styles.label}>{label}</span>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onEnter && onKeyDown}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
        />
      </label>
      <p className={styles.count} data-hide="print" role="status">
        {count ?? note}
        {/* So that each text is announced, also one that shows as many as the one before. */}
        {count && typed.trim() ? <VisuallyHidden> for “{typed.trim()}”</VisuallyHidden> : null}
      </p>
    </div>
  );
}
