/** URL path of the `OfflineAppManifest` in the build. */
export const OFFLINE_APP_MANIFEST = "/data/packs/app.json";

/** What renders the pages of packs: the build writes it. */
export interface OfflineAppManifest {
  /** Differs whenever the files do. */
  version: string;
  /** The document, and the content security policy to send with it. */
  html: string;
  policy: string;
  /** Paths of the built files, with their sizes in bytes. */
  files: [path: string, bytes: number][];
  fonts: [path: string, bytes: number, family: string, ranges: [first: number, last: number][]][];
  /** Font families by script, or by script and language: `Arab:ur`. */
  families: Record<string, string[]>;
}
