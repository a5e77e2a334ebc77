/** The host of an address, for naming it; null where there is none or it is no address. */
export function hostOf(address: string): string | null {
  return URL.parse(address)?.host || null;
}
