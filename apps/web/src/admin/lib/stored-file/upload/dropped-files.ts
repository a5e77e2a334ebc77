/** What was dropped: files, and how many folders, which cannot be sent. */
export interface Dropped {
  files: File[];
  folders: number;
}

/** Whether files are being dragged, and not a text or a link. */
export function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

export function droppedFiles(data: DataTransfer): Dropped {
  const items = [...data.items].filter(({ kind }) => kind === "file");
  const files = items
    .filter((item) => !item.webkitGetAsEntry()?.isDirectory)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null);
  return { files, folders: items.length - files.length };
}
