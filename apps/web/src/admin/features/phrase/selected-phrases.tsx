import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useRef } from "react";
import type { PhraseNames } from "./phrase-labels.ts";
import styles from "./selected-phrases.module.css";

interface ChosenPhrasesProps {
  ids: number[];
  names: PhraseNames;
  onChange(ids: number[]): void;
  /** Called when the last one was removed, so that the focus can move elsewhere. */
  onEmptied(): void;
}

export function SelectedPhrases({ ids, names, onChange, onEmptied }: ChosenPhrasesProps) {
  const list = useRef<HTMLOListElement>(null);
  if (ids.length === 0) return null;

  const move = (index: number, by: -1 | 1) => {
    const moved = ids.toSpliced(index, 1);
    if (index + by >= 0 && index + by < ids.length)
      onChange(moved.toSpliced(index + by, 0, ids[index] as number));
  };
  const remove = (index: number) => {
    onChange(ids.toSpliced(index, 1));
    if (ids.length === 1) return onEmptied();
    // The focus stays in the list: on the phrase that takes this position, or the previous one.
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    buttons[index === ids.length - 1 ? index - 1 : index + 1]?.focus();
  };

  return (
    <ol ref={list} className={styles.list} aria-label="Chosen phrases">
      {ids.map((id, index) => {
        const name = names.of(id);
        return (
          <li key={id} className={styles.item} data-phrase={name}>
            <span className={styles.name}>{name}</span>
            <IconButton
              label={`Move ${name} up`}
              title="Move up"
              aria-disabled={index === 0 || undefined}
              onClick={() => move(index, -1)}
            >
              <IconArrowUp size={16} stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${name} down`}
              title="Move down"
              aria-disabled={index === ids.length - 1 || undefined}
              onClick={() => move(index, 1)}
            >
              <IconArrowDown size={16} stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${name}`} title="Remove" data-remove onClick={() => remove(index)}>
              <IconX size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
