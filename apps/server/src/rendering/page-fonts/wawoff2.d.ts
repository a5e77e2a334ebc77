declare module "wawoff2" {
  /** Compresses a TrueType or OpenType font to WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Decompresses a WOFF2 font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
