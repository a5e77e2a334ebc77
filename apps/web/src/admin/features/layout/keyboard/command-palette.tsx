import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { Dialog } from "@saywhere/ui/dialog/dialog";
import { announceHighlighted, chooseHighlighted } from "@saywhere/ui/form/combobox-highlight";
import { isComposing } from "@saywhere/ui/form/is-composing";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./keyboard.module.css";
import type { PaletteItem } from "./palette-item.ts";
import { usePaletteGroups } from "./palette-items.ts";
import { takeTypedAhead } from "./type-ahead-buffer.ts";

interface CommandPaletteProps {
  onClose(): void;
  /** Opens the list of keys. */
  onHelp(): void;
  /** See `useSavedViews`. */
  views: PaletteItem[];
}

/** Finds screens, actions and records by typing; Enter opens the first match. Open while mounted. */
export function CommandPalette({ onClose, onHelp, views }: CommandPaletteProps) {
  const [typed, setTyped] = useState("");
  const query = typed.trim();
  const { groups, loading, failed } = usePaletteGroups(query, onHelp, views);
  const combobox = useCombobox({ opened: true });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const enterWaits = useRef(false);
  const items = groups.flatMap((group) => group.items);
  const shown = items.map(({ id }) => id).join();

  // The first of what is shown is highlighted.
  const { selectFirstOption } = combobox;
  useEffect(() => {
    selectFirstOption();
    if (!input.current) return;
    announceHighlighted(input.current);
    if (enterWaits.current && shown) chooseHighlighted(input.current);
  }, [selectFirstOption, shown]);

  return (
    <Dialog title="Search" onClose={onClose} width={640}>
      <Combobox
        // Mantine would connect the field with its list only when both are rendered again.
        store={{ ...combobox, listId }}
        onOptionSubmit={(id) => {
          onClose();
          items.find((item) => item.id === id)?.open();
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            ref={input}
            className={styles.field}
            data-autofocus
            aria-label="Search screens, phrases and more"
            placeholder="Search screens, phrases and more"
            leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
            value={typed}
            onFocus={() => {
              const { text, entered } = takeTypedAhead();
              if (!text) return;
              enterWaits.current = entered;
              setTyped((before) => before + text);
            }}
            onChange={(event) => {
              enterWaits.current = false;
              setTyped(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              // The dialog leaves this key to the field, whose list is always open.
              if (event.key === "Escape") onClose();
              if (event.key === "Enter") enterWaits.current = loading && items.length === 0;
            }}
            onKeyUp={(event) => announceHighlighted(event.currentTarget)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options id={listId} className={styles.results} aria-label="Results">
          {groups.map(({ label, items: found }) => (
            <Combobox.Group key={label} label={label}>
              {found.map(({ id, label: name, Icon }) => (
                <Combobox.Option key={id} value={id} className={styles.result}>
                  <Icon size={18} stroke={1.75} aria-hidden />
                  <span>{name}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {items.length === 0 && (
            // An option, because screen readers do not announce a list box without options.
            <Combobox.Option value="" disabled>
              {loading ? "Searching…" : failed ? "The search failed. Check your connection." : "No matches"}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  );
}
