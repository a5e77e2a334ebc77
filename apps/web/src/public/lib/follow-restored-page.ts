/**
 * Lets a page that the browser put aside and shows again, as it does for *Back*, read the storage of the device again: not
 * every browser tells such a page what other pages have stored meanwhile.
 */
export function followRestoredPage(): void {
  addEventListener("pageshow", ({ persisted }) => {
    // Without a key, it is of all values.
    if (persisted) dispatchEvent(new StorageEvent("storage"));
  });
}
