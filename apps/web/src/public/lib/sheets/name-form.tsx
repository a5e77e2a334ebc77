import { Button } from "@saywhere/ui/button";
import { type SubmitEvent, useId, useRef, useState } from "react";
import styles from "./sheet-dialog.module.css";
import { cleanName, MAX_NAME_LENGTH, readSheets } from "./sheets.ts";

interface NameFormProps {
  label: string;
  /** Of the button. */
  action: string;
  initial?: string;
  onSubmit: (name: string) => void;
}

/** The field for the name of a sheet, which no other sheet has; its button does nothing while there is no name. */
export function NameForm({ label, action, initial = "", onSubmit }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [taken, setTaken] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const clean = cleanName(name);
    if (!clean) return;
    if (clean !== initial && readSheets().sheets.some((sheet) => sheet.name === clean)) {
      setTaken(clean);
      field.current?.focus();
    } else onSubmit(name);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          data-autofocus
          value={name}
          maxLength={MAX_NAME_LENGTH}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          required
          aria-invalid={taken !== null || undefined}
          aria-describedby={taken === null ? undefined : `${id}-error`}
          onChange={(event) => {
            setName(event.target.value);
            setTaken(null);
          }}
        />
        <Button type="submit">{action}</Button>
      </div>
      {taken === null ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          You already have a sheet “{taken}”. Choose another name.
        </p>
      )}
    </form>
  );
}
