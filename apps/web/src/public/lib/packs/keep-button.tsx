import { Button } from "@saywhere/ui/button";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import { useLazyDialog } from "../lazy/use-lazy-dialog.tsx";
import styles from "./keep-button.module.css";
import type { PackLanguage } from "./keep-pack.ts";
import { usePackRecords } from "./pack-registry.ts";

const loadDialog = () => import("./pack-dialog.tsx").then(({ PackDialog }) => PackDialog);

/**
 * Opens the dialog that keeps a language on this device. Its label is the same in all states, so that nothing moves when
 * the page is hydrated.
 */
export function KeepButton({ language }: { language: PackLanguage }) {
  const record = usePackRecords()?.find(({ slug }) => slug === language.slug);
  const { open, dialog } = useLazyDialog(loadDialog, "This could not be opened");
  const isKept = typeof record?.version === "string";
  return (
    <>
      <Button
        variant="outline"
        className={styles.button}
        data-kept={isKept || undefined}
        icon={isKept ? <IconCheck aria-hidden /> : <IconDownload aria-hidden />}
        aria-haspopup="dialog"
        title={titleOf(record)}
        onClick={() => void open({ language })}
      >
        Keep {language.name} on this device
      </Button>
      {dialog}
    </>
  );
}

function titleOf(record: { version: string | null } | undefined): string {
  if (!record) return "For use without a connection";
  return record.version === null ? "Not complete yet" : "It is on this device";
}
