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

/** An error of an object storage, with a message that states what to do about it. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly reason: StorageFailure;

  constructor(reason: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
