import { useDebouncedValue } from "@mantine/hooks";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { IconButton } from "@saywhere/ui/icon-button";
import { withEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { PHRASE_LABELS, type PhraseNames } from "./phrase-form.ts";
import styles from "./related-phrases-field.module.css";

const MAX_PHRASES = 20;
const TYPING_PAUSE_MS = 200;

interface RelatedPhrasesFieldProps {
  value: number[];
  names: PhraseNames;
  /** The phrase itself, which cannot be related to itself. */
  self?: number;
  error?: ReactNode;
  onChange(ids: number[]): void;
}

/** Related phrases in their order: added by typing, moved and removed by buttons. */
export function RelatedPhrasesField({ value, names, self, error, onChange }: RelatedPhrasesFieldProps) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const input = useRef<HTMLInputElement>(null);
  const options = useQuery({
    ...useTRPC().phrase.options.queryOptions({ search }),
    placeholderData: keepPreviousData,
  });
  const choices = (options.data ?? []).filter(({ id }) => id !== self && !value.includes(id));
  const full = value.length >= MAX_PHRASES;
  const choose = (id: number | null) => {
    if (id === null) return;
    names.add(choices.filter((choice) => choice.id === id));
    onChange([...value, id]);
    setTyped("");
  };
  return (
    <div>
      <SearchableSelect<number>
        ref={input}
        label={PHRASE_LABELS.related_phrase_ids}
        description={
          full ? `You can choose at most ${MAX_PHRASES}.` : "Shown on the phrase’s page in this order."
        }
        placeholder="Type to find a phrase"
        disabled={full}
        data={choices.map(({ id, english }) => ({ value: id, label: english }))}
        // The server has already filtered the options, tolerating typos.
        filter={({ options: all }) =>
          withEmptyOption(all, options.isFetching ? "Searching…" : "No matching phrases")
        }
        loading={typed.trim() !== search || options.isFetching}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={choose}
        error={error}
      />
      <SelectedPhrases
        ids={value}
        names={names}
        onChange={onChange}
        onEmptied={() => input.current?.focus()}
      />
    </div>
  );
}

interface SelectedPhrasesProps {
  ids: number[];
  names: PhraseNames;
  onChange(ids: number[]): void;
  /** Called when the last one was removed, so that the focus can move elsewhere. */
  onEmptied(): void;
}

function SelectedPhrases({ ids, names, onChange, onEmptied }: SelectedPhrasesProps) {
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
