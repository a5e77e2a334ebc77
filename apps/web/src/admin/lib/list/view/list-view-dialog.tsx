import { Checkbox, TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Dialog } from "@saywhere/ui/dialog/dialog";
import { IconButton } from "@saywhere/ui/icon-button";
import { notify } from "@saywhere/ui/toasts/notify";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { type SyntheticEvent, useRef, useState } from "react";
import { useIsMobile } from "../../use-is-mobile.ts";
import type { ListViewProps } from "./list-view-button.tsx";
import styles from "./list-view-dialog.module.css";
import type { SavedView } from "./use-list-view.ts";

/** The place in the list and an open dialog are not part of a view. */
const NOT_SAVED = {
  after: undefined,
  before: undefined,
  page: undefined,
  edit: undefined,
  english: undefined,
};

const STORAGE_REFUSED =
  "Not saved: your browser blocks storage for this site, or it is full. Allow it to store site data, or free space.";

/** Columns, density and saved views of a list. */
export function ListViewDialog({
  view,
  columns,
  search,
  onOpen,
  onClose,
}: ListViewProps & { onClose(): void }) {
  const { table, saved, setTable, save, remove } = view;
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const narrow = useIsMobile();
  const nameField = useRef<HTMLInputElement>(null);
  const open = (chosen: SavedView) => {
    setTable(chosen.table);
    onOpen(chosen.search);
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "") return setError("Enter a name");
    if (!save({ name: trimmed, search: { ...search, ...NOT_SAVED } })) return setError(STORAGE_REFUSED);
    setName("");
    setError(null);
    notify({ title: "View saved", message: `The view “${trimmed}” was saved on this device.` });
  };
  return (
    <Dialog
      title="View"
      description="Saved only on this device. A narrow window shows fewer columns."
      onClose={onClose}
    >
      {!narrow && (
        <fieldset className={styles.group}>
          <legend>Columns</legend>
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={!table.hidden.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                setTable({
                  hidden: checked ? table.hidden.filter((hidden) => hidden !== id) : [...table.hidden, id],
                })
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>Density</legend>
        <Checkbox
          label="Compact rows"
          checked={table.dense}
          onChange={({ currentTarget: { checked } }) => setTable({ dense: checked })}
        />
      </fieldset>
      <section className={styles.group}>
        <h3>Saved views</h3>
        {saved.length === 0 && <p className={styles.none}>No saved views yet.</p>}
        {saved.length > 0 && (
          <ul className={styles.views}>
            {saved.map((stored) => (
              <li key={stored.name}>
                <Button variant="quiet" size="sm" onClick={() => open(stored)}>
                  {stored.name}
                </Button>
                <IconButton
                  label={`Delete the view ${stored.name}`}
                  onClick={() => {
                    remove(stored.name);
                    // The button that has the focus goes away.
                    nameField.current?.focus();
                  }}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <form className={styles.save} noValidate onSubmit={submit}>
          <TextInput
            ref={nameField}
            aria-label="Name of the view"
            placeholder="Name of the view"
            maxLength={60}
            value={name}
            error={error}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit" variant="outline" size="sm">
            Save view
          </Button>
        </form>
      </section>
    </Dialog>
  );
}
