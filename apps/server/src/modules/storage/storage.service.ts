import type { ConnectionTest, StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";

export interface StorageService {
  /** Returns the storage configuration without secrets. */
  configuration(): Promise<StorageConfiguration>;
  /** Writes, reads, lists and removes an object in each store, and returns the first failure. */
  test(): Promise<ConnectionTest>;
}
