import { type SiteFile, siteFile } from "./export-file.ts";

/** A file of the static export that has not been created yet. */
export interface PlannedFile {
  key: string;
  make(): SiteFile["body"] | Promise<SiteFile["body"]>;
}

/** Creates the files sequentially, each on request. */
export async function* makeFiles(planned: readonly PlannedFile[]): AsyncGenerator<SiteFile> {
  for (const { key, make } of planned) yield siteFile(key, await make());
}
