import { Button, ButtonLink } from "@saywhere/ui/button";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/urls/paths";
import { formatBytes } from "../../lib/packs/format-bytes.ts";
import { discardPack, downloadPack, useDownloadShare } from "../../lib/packs/pack-downloads.ts";
import { type PackRecord, usePackRecords } from "../../lib/packs/pack-registry.ts";
import { PackState } from "../../lib/packs/pack-state.tsx";
import { usePackChange } from "../../lib/packs/use-pack-change.ts";
import { useSavedPhrases } from "../../lib/saved-phrases.ts";
import styles from "./offline-screen.module.css";
import type { DeviceState, StoredPage } from "./read-device.ts";

/** The languages, saved phrases and pages of this device, and the space that they take. */
export function DeviceContents({ device: { pinned, pages, storage } }: { device: DeviceState }) {
  return (
    <>
      <section aria-labelledby="offline-languages">
        <SectionHeading id="offline-languages">Languages</SectionHeading>
        <Packs />
      </section>
      <section aria-labelledby="offline-saved">
        <SectionHeading id="offline-saved">Saved Phrases</SectionHeading>
        <SavedCount />
      </section>
      {pinned.length > 0 ? (
        <section aria-labelledby="offline-pinned">
          <SectionHeading
            id="offline-pinned"
            lead="These pages work without a connection even if you never opened them. They are updated once a day."
          >
            Kept Automatically
          </SectionHeading>
          <PageList pages={pinned} />
        </section>
      ) : null}
      <section aria-labelledby="offline-space">
        <SectionHeading id="offline-space">Space</SectionHeading>
        <StorageUse storage={storage} />
      </section>
      <section aria-labelledby="offline-recent">
        <SectionHeading
          id="offline-recent"
          lead="They stay for thirty days, or until newer ones take their place."
        >
          Pages You Opened
        </SectionHeading>
        {pages.length === 0 ? <p>No pages are stored yet.</p> : null}
        <PageList pages={pages} />
      </section>
    </>
  );
}

function PageList({ pages }: { pages: readonly StoredPage[] }) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The space that this site takes in the browser, as far as the browser tells. */
function StorageUse({ storage }: Pick<DeviceState, "storage">) {
  if (!storage) return <p>This browser does not say how much space the site uses.</p>;
  return (
    <>
      <p>
        This site uses {formatBytes(storage.usage)} of the {formatBytes(storage.quota)} that the browser
        allows.
      </p>
      <p className={styles.quiet}>
        {storage.persisted
          ? "The browser keeps it until you remove it."
          : "If the device runs out of space, the browser may remove it. Installing the site helps to keep it."}
      </p>
    </>
  );
}

function Packs() {
  const records = usePackRecords();
  if (!records?.length) {
    return (
      <>
        <p>
          No language is kept yet. Open a language and choose to keep it on this device: all of its phrases,
          search and practice then work without a connection.
        </p>
        <p className={styles.browse}>
          <ButtonLink href={paths.languages}>Browse Languages</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <ul className={styles.packs}>
      {records.map((record) => (
        <PackRow key={record.slug} record={record} />
      ))}
    </ul>
  );
}

function PackRow({ record }: { record: PackRecord }) {
  const { slug, name, version, recordings } = record;
  const isLoading = useDownloadShare(slug) !== null;
  const { failure, load, remove } = usePackChange(name);
  return (
    <li className={styles.pack}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={paths.language(slug)}>{name}</a>
        </h3>
        <PackState record={record} />
        {failure ? <p role="alert">{failure}</p> : null}
        <p className={styles.links}>
          <a href={paths.commonPhrases(slug)}>Common phrases in {name}</a>
          <a href={paths.practice({ language: slug })}>Practice</a>
        </p>
      </div>
      <div className={styles.actions}>
        {version === null && !isLoading ? (
          <Button
            size="sm"
            aria-label={`Continue ${name}`}
            onClick={() => load(downloadPack(record, recordings))}
          >
            Continue
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="outline"
          aria-label={`Remove ${name}`}
          onClick={() => {
            remove(discardPack(slug));
            // The focused button is removed together with its language.
            document.querySelector("main")?.focus({ preventScroll: true });
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function SavedCount() {
  const saved = useSavedPhrases();
  if (!saved?.length) return <p>Nothing is saved yet.</p>;
  return (
    <p>
      <a href={paths.saved}>{saved.length === 1 ? "1 saved phrase" : `${saved.length} saved phrases`}</a>
    </p>
  );
}
