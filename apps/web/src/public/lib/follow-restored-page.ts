/**
 * Lets a page that the browser put aside and shows again, as it does for *Back*, read the storage of the device again: not
 * every browser tells such a page what other pages have stored meanwhile.
 *
 * @returns stops it
 */
export function followRestoredPage(): () => void {
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    // An event without a key concerns all values.
    if (persisted) dispatchEvent(new StorageEvent("storage"));
  };
  addEventListener("pageshow", readAgain);
  return () => removeEventListener("pageshow", readAgain);
}
