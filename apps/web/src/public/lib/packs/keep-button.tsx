import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import styles from "./keep-button.module.css";
import type { PackLanguage } from "./keep-pack.ts";
import type { PackDialogProps } from "./pack-dialog.tsx";
import { usePackRecords } from "./pack-registry.ts";

/**
 * Opens the dialog that keeps a language on this device. Its label is the same in all states, so that nothing moves when
 * the page is hydrated.
 */
export function KeepButton({ language }: { language: PackLanguage }) {
  const record = usePackRecords()?.find(({ slug }) => slug === language.slug);
  const [Dialog, setDialog] = useState<ComponentType<PackDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { PackDialog } = await import("./pack-dialog.tsx");
      setDialog(() => PackDialog);
      setOpen(true);
    } catch {
      notify({
        title: "This could not be opened",
        message: "Check your connection, then try again.",
        variant: "destructive",
      });
    }
  };
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
        onClick={open}
      >
        Keep {language.name} on this device
      </Button>
      {isOpen && Dialog ? <Dialog language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function titleOf(record: { version: string | null } | undefined): string {
  if (!record) return "For use without a connection";
  return record.version === null ? "Not complete yet" : "It is on this device";
}
