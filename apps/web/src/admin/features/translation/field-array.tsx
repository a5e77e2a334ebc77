import { Button } from "@saywhere/ui/button";
import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type ReactNode, useEffect, useRef } from "react";
import type { EntityForm } from "../../lib/form/use-entity-form.ts";
import styles from "./field-array.module.css";
import type { TranslationValues } from "./translation-values.ts";

interface RepeatedFieldsProps<Output> {
  form: EntityForm<TranslationValues, Output>;
  name: "regional_variations" | "variants";
  label: string;
  /** What one of them is called. */
  noun: string;
  /** What a new one begins with. */
  blank: TranslationValues[RepeatedFieldsProps<Output>["name"]][number];
  /** The fields of one; `path` is where they are in the form. */
  children(path: string, index: number): ReactNode;
}

/** A list in a form: one adds to it, takes from it and puts it in order, by mouse or by keyboard. */
export function FieldArray<Output>(props: RepeatedFieldsProps<Output>) {
  const { form, name, label, noun, blank, children } = props;
  const count = form.values[name].length;
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);

  // After the list has been drawn anew: the focus stays with what was acted on.
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const add = () => {
    focusNext.current = `[data-item="${count}"] :is(input, textarea)`;
    form.insertListItem(name, { ...blank });
  };
  const remove = (index: number) => {
    focusNext.current =
      count > 1 ? `[data-item="${Math.min(index, count - 2)}"] [data-remove]` : "[data-add]";
    form.removeListItem(name, index);
  };
  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    if (to < 0 || to >= count) return;
    focusNext.current = `[data-item="${to}"] [data-move="${by}"]`;
    form.reorderListItem(name, { from, to });
  };

  const faulty = Object.keys(form.errors).some((path) => path === name || path.startsWith(`${name}.`));
  return (
    <CollapsibleFields label={`${label} (${count})`} open={faulty}>
      <div ref={list} className={styles.list}>
        {form.values[name].map((_, index) => (
          <fieldset key={index} className={styles.item} data-item={index}>
            <legend className={styles.legend}>
              {noun} {index + 1}
            </legend>
            <div className={styles.buttons}>
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} up`}
                title="Move up"
                data-move="-1"
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp size={16} stroke={1.75} aria-hidden />
              </IconButton>
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} down`}
                title="Move down"
                data-move="1"
                aria-disabled={index === count - 1 || undefined}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown size={16} stroke={1.75} aria-hidden />
              </IconButton>
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${index + 1}`}
                title="Remove"
                data-remove
                onClick={() => remove(index)}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </div>
            <div className={styles.fields}>{children(`${name}.${index}`, index)}</div>
          </fieldset>
        ))}
        {form.errors[name] && <p role="alert">{form.errors[name]}</p>}
        <Button variant="outline" size="sm" icon={<IconPlus aria-hidden />} data-add onClick={add}>
          Add {noun.toLowerCase()}
        </Button>
      </div>
    </CollapsibleFields>
  );
}
