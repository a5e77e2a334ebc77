import { type SiteFile, siteFile } from "./export-file.ts";

/** A file of the copy that is yet to be made. */
export interface PlannedFile {
  key: string;
  make(): SiteFile["body"] | Promise<SiteFile["body"]>;
}

/** Makes the files one after the other, each when it is asked for. */
export async function* makeFiles(planned: readonly PlannedFile[]): AsyncGenerator<SiteFile> {
  for (const { key, make } of planned) yield siteFile(key, await make());
}
