import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import { Description, DescriptionList } from "../description-list.tsx";
import styles from "./configuration-dialog.module.css";
import { ConfigurationHelp } from "./configuration-help.tsx";
import { ConnectionCheck } from "./connection-check.tsx";
import { providerLabel } from "./provider-label.ts";
import { STORE_NAMES } from "./store-names.ts";

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
            <Description label="Addresses">
              {pathStyle ? "Bucket in the path" : "Bucket before the host"}
            </Description>
          )}
          {(["static", "assets", "media"] as const).map((store) => {
            const { name, url } = configuration[store];
            return (
              <Description key={store} label={STORE_NAMES[store]}>
                {name}
                {url && <Address store={store} url={url} />}
              </Description>
            );
          })}
        </DescriptionList>
        {provider === "folder" && <ConfigurationHelp />}
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
function Address({ store, url }: { store: keyof typeof STORE_NAMES; url: string }) {
  if (store !== "static") return <span className={styles.address}>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.address}>
      {url}
    </a>
  );
}
