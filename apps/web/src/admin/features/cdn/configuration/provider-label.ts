import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";

/** Label of the storage provider. */
export function providerLabel({ provider }: Pick<StorageConfiguration, "provider">): string {
  return provider === "s3" ? "Object storage (S3)" : "Local folder";
}
