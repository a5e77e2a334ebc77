import { useId } from "react";
import { TextDiff } from "../diff/text-diff.tsx";
import { textDifference } from "../diff/text-difference.ts";
import { beginningOf, MAX_READABLE } from "../diff/text-excerpt.ts";
import { FieldText, type NativeLanguage } from "../form/field-text.tsx";
import styles from "./conflict-choice.module.css";
import type { FieldDifference, Side } from "./field-differences.ts";

interface ConflictChoiceProps {
  difference: FieldDifference;
  /** Name of the other editor. */
  who: string;
  chosen: Side | null;
  /** Whether to show an error if nothing is chosen. */
  missing: boolean;
  onChoose(side: Side): void;
}

/** One field in an edit conflict: the other editor's text, mine, and the original. */
export function ConflictChoice({ difference, who, chosen, missing, onChoose }: ConflictChoiceProps) {
  const { field, before, changedBy } = difference;
  const id = useId();
  const error = missing && chosen === null;
  const long = [before, difference.mine, difference.theirs].some(({ length }) => length > MAX_READABLE);
  const changed = { mine: "Only you changed it.", theirs: `Only ${who} changed it.` };
  return (
    <fieldset
      className={styles.field}
      data-field={field.name}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        {field.label}
        <span className={styles.changed}> {changedBy ? changed[changedBy] : "Both of you changed it."}</span>
      </legend>
      <div className={styles.sides}>
        {(["theirs", "mine"] as const).map((side) => (
          <label key={side} className={styles.side} data-chosen={chosen === side || undefined}>
            <span className={styles.name}>
              <input
                type="radio"
                name={`${id}-side`}
                checked={chosen === side}
                aria-labelledby={`${id}-${side}`}
                aria-describedby={`${id}-${side}-text`}
                onChange={() => onChoose(side)}
              />
              <span id={`${id}-${side}`}>{side === "mine" ? "Yours" : `Saved by ${who}`}</span>
            </span>
            <span id={`${id}-${side}-text`} className={styles.text}>
              {long ? (
                <LongText text={difference[side]} before={before} native={field.native} />
              ) : (
                <Text text={difference[side]} before={before} native={field.native} />
              )}
            </span>
          </label>
        ))}
      </div>
      {!long && (
        <p className={styles.before}>
          Before:
          {/* Several lines begin on one of their own. */}
          {before.includes("\n") ? "\n" : " "}
          {before ? <FieldText native={field.native}>{before}</FieldText> : <em>empty</em>}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          Choose one of the two texts
        </p>
      )}
    </fieldset>
  );
}

interface TextProps {
  text: string;
  before: string;
  native: NativeLanguage | undefined;
}

/** A text with its new words marked. */
function Text({ text, before, native }: TextProps) {
  if (!text) return <em>empty</em>;
  const parts = before && text !== before ? textDifference(before, text, native?.code) : [];
  const marked = parts.some(({ change }) => change === "same");
  const shown = marked ? parts.filter(({ change }) => change !== "removed") : [{ text, change: "same" }];
  return (
    <FieldText native={native}>
      {shown.map((part, index) => (part.change === "added" ? <ins key={index}>{part.text}</ins> : part.text))}
    </FieldText>
  );
}

/** Shows only the differences from the original, because the whole text is too long to compare. */
function LongText({ text, before, native }: TextProps) {
  if (text === before) return <em>unchanged</em>;
  if (text && before) return <TextDiff before={before} after={text} native={native} />;
  return text ? <FieldText native={native}>{beginningOf(text)}</FieldText> : <em>empty</em>;
}
