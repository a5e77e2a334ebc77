import { Notice } from "@saywhere/ui/notice";
import styles from "./configuration-help.module.css";

/** These belong together: the server reports a missing one. */
const NEEDED = [
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_STATIC_BUCKET",
  "S3_ASSETS_BUCKET",
  "S3_MEDIA_BUCKET",
];

/** Instructions for using an object storage service instead of the local folder. */
export function ConfigurationHelp() {
  return (
    <Notice title="Files go to a folder of the server">
      <p>To use an object storage service, set these variables in the server's environment and restart it:</p>
      <ul className={styles.variables}>
        {NEEDED.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        <code>S3_ENDPOINT</code> and <code>S3_REGION</code> name the service where it is not Amazon's;{" "}
        <code>S3_STATIC_URL</code>, <code>S3_ASSETS_URL</code> and <code>S3_MEDIA_URL</code> the addresses of
        a CDN in front of the buckets.
      </p>
    </Notice>
  );
}
