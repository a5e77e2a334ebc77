/**
 * Rereads the storage of the device when the browser restores a page from its back/forward cache: not every browser
 * notifies such a page of what other pages have stored meanwhile.
 *
 * @returns a function that stops this
 */
export function followRestoredPage(): () => void {
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    // An event without a key concerns all values.
    if (persisted) dispatchEvent(new StorageEvent("storage"));
  };
  addEventListener("pageshow", readAgain);
  return () => removeEventListener("pageshow", readAgain);
}
