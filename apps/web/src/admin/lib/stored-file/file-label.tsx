import { fileNameOf, folderOf } from "./file-key.ts";

/** A file in a sentence: its name, and the folder it is in, each in its own direction. */
export function FileLabel({ fileKey }: { fileKey: string }) {
  const folder = folderOf(fileKey);
  return (
    <>
      <bdi>{fileNameOf(fileKey)}</bdi>
      {folder && (
        <>
          {" "}
          in <bdi>{folder}</bdi>
        </>
      )}
    </>
  );
}
