import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { Notice } from "@saywhere/ui/notice";
import { paths } from "@saywhere/validators/urls/paths";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { formatBytes } from "./format-bytes.ts";
import { describeFailure, type PackLanguage, recordingsSize, sizeOf } from "./keep-pack.ts";
import styles from "./pack-dialog.module.css";
import { discardPack, downloadPack } from "./pack-downloads.ts";
import { usePackRecords } from "./pack-registry.ts";
import { PackState } from "./pack-state.tsx";
import { type PackPlan, planPack } from "./plan-pack.ts";

export interface PackDialogProps {
  language: PackLanguage;
  onClose: () => void;
}

/** Keeps a language on this device, tells what that takes, and removes it again. */
export function PackDialog({ language, onClose }: PackDialogProps) {
  const { slug, name } = language;
  const record = usePackRecords()?.find((one) => one.slug === slug);
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const keep = (recordings: boolean) => {
    setFailure(null);
    downloadPack(language, recordings).catch((error: unknown) => setFailure(describeFailure(error, name)));
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="pack-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="pack-title">Keep {name} on This Device</h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      {record ? (
        <>
          <PackState record={record} />
          {failure ? <Failure text={failure} /> : null}
          <div className={styles.actions}>
            {record.version === null ? (
              <Button onClick={() => keep(record.recordings)}>Continue</Button>
            ) : null}
            <Button variant="outline" onClick={() => void discardPack(slug)}>
              Remove
            </Button>
          </div>
        </>
      ) : (
        <Offer language={language} failure={failure} onKeep={keep} />
      )}
      <p className={styles.more}>
        <a href={paths.offline}>All that is on this device</a>
      </p>
    </dialog>
  );
}

interface OfferProps {
  language: PackLanguage;
  failure: string | null;
  onKeep: (recordings: boolean) => void;
}

/** What a pack has and takes, before it is loaded. */
function Offer({ language, failure, onKeep }: OfferProps) {
  const [plan, setPlan] = useState<PackPlan | "failed" | null>(null);
  const [recordings, setRecordings] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    planPack(language, controller.signal).then(setPlan, () => {
      if (!controller.signal.aborted) setPlan("failed");
    });
    return () => controller.abort();
  }, [language]);

  if (!isSupported()) {
    return (
      <Failure text="This browser keeps no pages of this site. Open it over HTTPS in a current browser." />
    );
  }
  if (plan === "failed") {
    return <Failure text="The site could not be reached. Check your connection, then open this again." />;
  }
  const count = plan?.recordings.length ?? 0;
  return (
    <>
      <p>
        Every phrase with its page, the fonts, search and practice, for use without a connection. It is
        renewed by itself when something changes.
      </p>
      <p className={styles.size} role="status">
        {plan
          ? `${plan.info.phrases} phrases, ${formatBytes(sizeOf(plan, recordings))}`
          : "Reading the size…"}
      </p>
      {plan && plan.info.phrases < plan.info.total ? (
        <p>
          {language.name} has {plan.info.total} phrases. The first {plan.info.phrases} fit on a device.
        </p>
      ) : null}
      {plan && count > 0 ? (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={recordings}
            onChange={(event) => setRecordings(event.target.checked)}
          />
          With {count === 1 ? "1 recording" : `${count} recordings`}, about{" "}
          {formatBytes(recordingsSize(plan))} more
        </label>
      ) : null}
      {failure ? <Failure text={failure} /> : null}
      <div className={styles.actions}>
        <Button pending={!plan} onClick={() => onKeep(recordings)}>
          Keep
        </Button>
      </div>
    </>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <Notice tone="caution" role="alert">
      {text}
    </Notice>
  );
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}
