import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { Notice } from "@saywhere/ui/notice";
import { paths } from "@saywhere/validators/urls/paths";
import { IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Loaded, useLoaded } from "../lazy/use-loaded.tsx";
import { formatBytes } from "./format-bytes.ts";
import { type PackLanguage, recordingsSize, sizeOf } from "./keep-pack.ts";
import styles from "./pack-dialog.module.css";
import { discardPack, discardRecordings, downloadPack, useDownloadShare } from "./pack-downloads.ts";
import { type PackRecord, usePackRecords } from "./pack-registry.ts";
import { PackState } from "./pack-state.tsx";
import { type PackPlan, planPack } from "./plan-pack.ts";
import { usePackChange } from "./use-pack-change.ts";

interface PackDialogProps {
  language: PackLanguage;
  onClose: () => void;
}

/** Keeps a language on this device, tells what that takes, and removes it again. */
export function PackDialog({ language, onClose }: PackDialogProps) {
  const { name } = language;
  const record = usePackRecords()?.find(({ slug }) => slug === language.slug);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { failure, load, remove } = usePackChange(name);
  useEffect(() => dialog.current?.showModal(), []);

  const keep = (recordings: boolean) => load(downloadPack(language, recordings));
  // The button that was pressed may be gone.
  useEffect(() => {
    if (dialog.current?.open && !dialog.current.contains(document.activeElement)) title.current?.focus();
  });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="pack-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 ref={title} id="pack-title" tabIndex={-1}>
          Keep {name} on This Device
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      {record ? (
        <Kept language={language} record={record} failure={failure} onKeep={keep} onRemove={remove} />
      ) : (
        <Offer language={language} failure={failure} onKeep={keep} />
      )}
      <p className={styles.more}>
        <a href={paths.offline}>Everything on this device</a>
      </p>
    </dialog>
  );
}

interface OfferProps {
  language: PackLanguage;
  failure: string | null;
  onKeep: (recordings: boolean) => void;
}

interface KeptProps extends OfferProps {
  record: PackRecord;
  /** Says why what is being removed could not be removed. */
  onRemove: (removal: Promise<void>) => void;
}

/** What there is of a language, with its recordings to add or to remove. */
function Kept({ language, record, failure, onKeep, onRemove }: KeptProps) {
  const { slug, name } = language;
  // Without a connection, nothing can be added.
  const plan = planOf(usePackPlan(language));
  const isLoading = useDownloadShare(slug) !== null;
  const canAdd = plan !== null && plan.recordings.length > 0;
  return (
    <>
      <PackState record={record} />
      {plan ? <RemoteRecordings plan={plan} /> : null}
      {failure ? <Failure text={failure} /> : null}
      <div className={styles.actions}>
        {record.version === null && !isLoading ? (
          <Button onClick={() => onKeep(record.recordings)}>Continue</Button>
        ) : null}
        {record.version !== null && (record.recordings || canAdd) ? (
          <Button
            variant="outline"
            pending={isLoading}
            onClick={() => (record.recordings ? onRemove(discardRecordings(slug)) : onKeep(true))}
          >
            {record.recordings || plan === null ? "Remove recordings" : `Add ${describeRecordings(plan)}`}
          </Button>
        ) : null}
        <Button variant="outline" onClick={() => onRemove(discardPack(slug))}>
          Remove {name}
        </Button>
      </div>
    </>
  );
}

/** What a pack has and takes, before it is loaded. */
function Offer({ language, failure, onKeep }: OfferProps) {
  const loaded = usePackPlan(language);
  const plan = planOf(loaded);
  const [recordings, setRecordings] = useState(false);
  if (!isSupported()) {
    return (
      <Failure text="This browser keeps no pages of this site. Open it over HTTPS in a current browser." />
    );
  }
  if (loaded.status === "failed") {
    return <Failure text="The site could not be reached. Check your connection, then open this again." />;
  }
  return (
    <>
      <p>
        Every phrase with its page, the fonts, search and practice, for use without a connection. They are
        updated automatically.
      </p>
      <p className={styles.size} role="status">
        {plan
          ? `${plan.info.phrases} phrases, ${formatBytes(sizeOf(plan, recordings))}`
          : "Checking the size…"}
      </p>
      {plan && plan.info.phrases < plan.info.total ? (
        <p>
          {language.name} has {plan.info.total} phrases. The first {plan.info.phrases} fit on a device.
        </p>
      ) : null}
      {plan && plan.recordings.length > 0 ? (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={recordings}
            onChange={(event) => setRecordings(event.target.checked)}
          />
          With {describeRecordings(plan)} more
        </label>
      ) : null}
      {plan ? <RemoteRecordings plan={plan} /> : null}
      {failure ? <Failure text={failure} /> : null}
      <div className={styles.actions}>
        <Button pending={!plan} onClick={() => onKeep(recordings)}>
          Keep
        </Button>
      </div>
    </>
  );
}

/** What the pack of a language consists of, read from the site. */
function usePackPlan(language: PackLanguage): Loaded<PackPlan> {
  const load = useCallback((left: AbortSignal) => planPack(language, left), [language]);
  return useLoaded(load, "The pack could not be read");
}

const planOf = (loaded: Loaded<PackPlan>): PackPlan | null =>
  loaded.status === "ready" ? loaded.value : null;

/** The recordings that can be kept: "12 recordings, about 360 kB". */
function describeRecordings(plan: PackPlan): string {
  const count = plan.recordings.length;
  return `${count === 1 ? "1 recording" : `${count} recordings`}, about ${formatBytes(recordingsSize(plan))}`;
}

/** The recordings on other sites, from which nothing is kept. */
function RemoteRecordings({ plan: { remoteRecordings: count } }: { plan: PackPlan }) {
  if (count === 0) return null;
  return <p>{count === 1 ? "1 recording needs" : `${count} recordings need`} a connection.</p>;
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
