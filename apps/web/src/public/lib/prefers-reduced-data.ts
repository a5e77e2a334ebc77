/** Connection properties of the browsers that report them. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor has asked to save data, or the connection is too slow to preload. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as typeof navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
