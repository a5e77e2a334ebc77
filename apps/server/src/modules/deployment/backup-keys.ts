import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";

export const BACKUPS = `${RESERVED_KEYS}kept/`;
export const FOREIGN_BACKUPS = `${RESERVED_KEYS}before/`;

/** Key of the backup of a replaced or removed file. Files of equal content share one backup. */
export function backupKey({ hash, headersHash }: { hash: string; headersHash: string }): string {
  return `${BACKUPS}${hash}-${headersHash}`;
}

/** Key of the backup of a foreign object that was found under a key, until a deployment has finished. */
export function foreignBackupKey(deploymentId: number, key: string): string {
  return `${FOREIGN_BACKUPS}${deploymentId}/${key}`;
}
