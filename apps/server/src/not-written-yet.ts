/** Stands where a service is being written; nothing that lands uses it. */
export function notWrittenYet(): never {
  throw new Error("not written yet");
}
