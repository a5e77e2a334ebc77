import type { FormArrayElement } from "@mantine/form";
import { Button } from "@saywhere/ui/button";
import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import styles from "./field-array.module.css";
import type { EntityForm } from "./use-entity-form.ts";

/** The fields of a form that are lists. */
type ListField<Values> = {
  [Name in keyof Values]: Values[Name] extends Record<string, unknown>[] ? Name : never;
}[keyof Values] &
  string;

interface FieldArrayProps<Values extends Record<string, unknown>, Output, Name extends ListField<Values>> {
  form: EntityForm<Values, Output>;
  name: Name;
  label: string;
  /** Name of one item. */
  noun: string;
  /** Values of a new item. */
  blank: Values[Name] extends (infer Item)[] ? Item : never;
  openAtFirst?: boolean;
  /** Whether the first field, or the button that adds an item, has the focus when the dialog opens. */
  focusAtFirst?: boolean;
  /** The fields of one item; `path` is the item's path in the form. */
  children(path: string, index: number): ReactNode;
}

/** Keys for a list of items: those that there are, and new ones for items that were added at its end. */
function keysOf(items: readonly unknown[], keys: readonly number[]): number[] {
  const next = Math.max(-1, ...keys) + 1;
  return items.map((_, index) => keys[index] ?? next + index - keys.length);
}

/** A list in a form whose items can be added, removed and reordered. */
export function FieldArray<Values extends Record<string, unknown>, Output, Name extends ListField<Values>>(
  props: FieldArrayProps<Values, Output, Name>,
) {
  const { form, name, label, noun, blank, openAtFirst, focusAtFirst, children } = props;
  const items = form.values[name] as unknown[];
  const count = items.length;
  // Keys follow their items, so that what an item's fields remember moves and goes with it.
  const [keptKeys, setKeptKeys] = useState<readonly number[]>([]);
  const keys = keysOf(items, keptKeys);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);

  // The focus follows the item that was moved or added; it can move only after the list has rendered.
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const markFirst = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    element?.querySelector(":is(input, textarea), [data-add]")?.setAttribute("data-autofocus", "");
  }, []);

  const add = () => {
    focusNext.current = `[data-item="${count}"] :is(input, textarea)`;
    form.insertListItem(name, { ...(blank as object) } as FormArrayElement<Values, Name>);
  };
  const remove = (index: number) => {
    focusNext.current =
      count > 1 ? `[data-item="${Math.min(index, count - 2)}"] [data-remove]` : "[data-add]";
    setKeptKeys(keys.toSpliced(index, 1));
    form.removeListItem(name, index);
  };
  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    if (to < 0 || to >= count) return;
    focusNext.current = `[data-item="${to}"] [data-move="${by}"]`;
    setKeptKeys(keys.with(from, keys[to] as number).with(to, keys[from] as number));
    form.reorderListItem(name, { from, to });
  };

  const hasError = Object.keys(form.errors).some((path) => path === name || path.startsWith(`${name}.`));
  return (
    <CollapsibleFields label={`${label} (${count})`} open={hasError} openAtFirst={openAtFirst}>
      <div ref={focusAtFirst ? markFirst : list} className={styles.list}>
        {keys.map((key, index) => (
          <fieldset key={key} className={styles.item} data-item={index}>
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
