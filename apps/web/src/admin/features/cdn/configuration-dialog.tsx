import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import { Notice } from "@saywhere/ui/notice";
import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import styles from "./configuration-dialog.module.css";
import { ConnectionCheck, STORE_NAMES } from "./connection-check.tsx";
import { Description, DescriptionList } from "./titled-card.tsx";

interface ConfigurationDialogProps {
  configuration: StorageConfiguration;
  onClose(): void;
}

/** The storage configuration without secrets, and a connection test. */
export function ConfigurationDialog({ configuration, onClose }: ConfigurationDialogProps) {
  const { provider, endpoint, region, pathStyle } = configuration;
  return (
    <Dialog title="CDN Configuration" onClose={onClose} width={640}>
      <div className={styles.parts}>
        <DescriptionList>
          <Description label="Provider">{providerLabel(configuration)}</Description>
          {provider === "s3" && <Description label="Endpoint">{endpoint ?? "Amazon S3"}</Description>}
          <Description label="Region">{region}</Description>
          {provider === "s3" && (
            <Description label="URL style">
              {pathStyle ? "Bucket in the path" : "Bucket in the host name"}
            </Description>
          )}
          {(["static", "assets", "media"] as const).map((store) => {
            const { name, url } = configuration[store];
            return (
              <Description key={store} label={STORE_NAMES[store]}>
                {name}
                {url && <PublicUrl store={store} url={url} />}
              </Description>
            );
          })}
        </DescriptionList>
        {provider === "folder" && <LocalFolderNotice />}
        <ConnectionCheck />
      </div>
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The static site can be opened as a whole; in the other stores only single files can. */
function PublicUrl({ store, url }: { store: keyof typeof STORE_NAMES; url: string }) {
  if (store !== "static") return <span className={styles.url}>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.url}>
      {url}
    </a>
  );
}

/** These belong together: the server reports a missing one. */
const NEEDED = [
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_STATIC_BUCKET",
  "S3_ASSETS_BUCKET",
  "S3_MEDIA_BUCKET",
];

/** Says that no object storage is set up, and how to set one up. */
function LocalFolderNotice() {
  return (
    <Notice title="Files are stored on this server">
      <p>To use an object storage service, set these variables in the server’s environment and restart it:</p>
      <ul className={styles.variables}>
        {NEEDED.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        Set <code>S3_REGION</code> to the region of the buckets, such as us-east-1. For a service other than
        Amazon S3, also set <code>S3_ENDPOINT</code>. For a CDN in front of the buckets, set its URLs as{" "}
        <code>S3_STATIC_URL</code>, <code>S3_ASSETS_URL</code> and <code>S3_MEDIA_URL</code>.
      </p>
    </Notice>
  );
}

/** Label of the storage provider. */
export function providerLabel({ provider }: Pick<StorageConfiguration, "provider">): string {
  return provider === "s3" ? "Object storage (S3)" : "Local folder";
}
