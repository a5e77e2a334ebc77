import { Button } from "@saywhere/ui/button";
import { useId, useState } from "react";
import styles from "./sheet-dialog.module.css";
import { cleanName, MAX_NAME_LENGTH } from "./sheets.ts";

interface NameFormProps {
  label: string;
  /** Of the button. */
  action: string;
  initial?: string;
  onSubmit: (name: string) => void;
}

/** The field for the name of a sheet; its button does nothing while there is no name. */
export function NameForm({ label, action, initial = "", onSubmit }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(initial);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (cleanName(name)) onSubmit(name);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        <input
          id={id}
          data-autofocus
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{action}</Button>
      </div>
    </form>
  );
}
