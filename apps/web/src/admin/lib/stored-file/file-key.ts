/** The last segment of a key. */
export function fileNameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** What stands before the name, without the slash at its end; "" for a file that is in no folder. */
export function folderOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}

/** The name with the folder, in words: buttons of files in different folders that have one name are told apart by it. */
export function accessibleName(key: string): string {
  const folder = folderOf(key);
  return folder ? `${fileNameOf(key)} in ${folder}` : key;
}

/** The key of a name in a folder; the folder may be "". */
export function joinKey(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name;
}

/** The same file under another name: "audio/hello.mp3" and 2 give "audio/hello-2.mp3". */
export function numberedKey(key: string, number: number): string {
  const name = fileNameOf(key);
  const dot = name.lastIndexOf(".");
  const end = dot > 0 ? key.length - name.length + dot : key.length;
  return `${key.slice(0, end)}-${number}${key.slice(end)}`;
}
