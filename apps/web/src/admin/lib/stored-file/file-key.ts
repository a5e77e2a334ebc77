/** The last segment of a key. */
export function fileNameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** The folder of a key, without the slash at its end; "" for a file without a folder. */
export function folderOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}

/** The accessible name with the folder, which distinguishes files of the same name in different folders. */
export function accessibleName(key: string): string {
  const folder = folderOf(key);
  return folder ? `${fileNameOf(key)} in ${folder}` : key;
}

/** The key of a name in a folder; the folder may be "". */
export function joinKey(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name;
}

/** Adds a number to a key: "audio/hello.mp3" and 2 become "audio/hello-2.mp3". */
export function numberedKey(key: string, number: number): string {
  const name = fileNameOf(key);
  const dot = name.lastIndexOf(".");
  const end = dot > 0 ? key.length - name.length + dot : key.length;
  return `${key.slice(0, end)}-${number}${key.slice(end)}`;
}
