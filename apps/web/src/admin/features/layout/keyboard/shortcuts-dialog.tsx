import { Kbd, Switch } from "@mantine/core";
import { Dialog } from "@saywhere/ui/dialog/dialog";
import { Fragment } from "react";
import { useMe } from "../../../lib/session/session.tsx";
import { screensFor } from "../screens.ts";
import styles from "./keyboard.module.css";
import { useControlKey } from "./search-button.tsx";
import { useSingleKeys } from "./use-shortcuts.ts";

/** The list of keys. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { role } = useMe();
  const control = useControlKey();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} width={520} fullScreenOnPhones>
      <h3 className={styles.heading}>Everywhere</h3>
      <KeyTable
        rows={[
          { action: "Search and go to anything", keys: [control, "K"] },
          { action: "Search this screen", keys: ["/"] },
          { action: "Show the latest notification", keys: ["F8"] },
          { action: "Show keyboard shortcuts", keys: ["?"] },
        ]}
      />
      <h3 className={styles.heading}>Go to a screen</h3>
      <KeyTable
        rows={screensFor(role).map(({ label, letter }) => ({
          action: label,
          keys: ["g", letter],
          inOrder: true,
        }))}
      />
      <h3 className={styles.heading}>In dialogs and lists</h3>
      <KeyTable
        rows={[
          { action: "Save the dialog", keys: [control, "Enter"] },
          { action: "Close the dialog", keys: ["Esc"] },
          { action: "Open the previous or next record", keys: ["Alt", "↑ ↓"] },
          { action: "Go to another row", keys: ["↑ ↓"] },
          { action: "Open the row", keys: ["Enter"] },
          { action: "Select the row", keys: ["Space"] },
          { action: "Select all rows up to this one", keys: ["Shift", "Space"] },
          { action: "Choose the first match", keys: ["Enter"] },
        ]}
      />
      <Switch
        className={styles.switch}
        label="Use single-key shortcuts"
        description="Turn this off if you use speech input."
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

interface KeyRow {
  action: string;
  keys: string[];
  /** Whether the keys are pressed one after the other. */
  inOrder?: boolean;
}

function KeyTable({ rows }: { rows: KeyRow[] }) {
  return (
    <dl>
      {rows.map(({ action, keys, inOrder = false }) => (
        <div key={action} className={styles.row}>
          <dt>{action}</dt>
          <dd className={styles.keys}>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && (inOrder ? " then " : " + ")}
                <Kbd size="sm">{key}</Kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
