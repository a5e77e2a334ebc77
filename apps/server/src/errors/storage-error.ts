export type StorageFailure =
  | "address"
  | "bucket"
  | "clock"
  | "credentials"
  | "forbidden"
  | "full"
  | "interrupted"
  | "key"
  | "overloaded"
  | "unreachable"
  | "unknown";

/** Why a store could not do something, in words that say what to do about it. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly reason: StorageFailure;

  constructor(reason: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
