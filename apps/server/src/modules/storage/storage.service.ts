import type { ConnectionTest, StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";

export interface StorageService {
  /** Where files go, without anything secret. */
  configuration(): Promise<StorageConfiguration>;
  /** Writes, reads, lists and removes an object in each store, and tells what goes wrong first. */
  test(): Promise<ConnectionTest>;
}
