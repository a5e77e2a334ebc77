import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";

/** What keeps the files. */
export function providerLabel({ provider }: Pick<StorageConfiguration, "provider">): string {
  return provider === "s3" ? "Object storage (S3)" : "Local folder";
}
