import { notify } from "@saywhere/ui/toasts/notify";
import { type ComponentType, useState } from "react";

/**
 * A component that is loaded when it is used first. Unlike with `lazy`, a failure does not replace the screen, which may
 * have unsaved input: a toast reports it, and the next request tries again.
 *
 * @returns the component, null before it is loaded, and the function that requests it, which says whether it is there
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const request = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      notify({
        title: "Error",
        message: "A part of the page could not be loaded. Check your connection and try again.",
        variant: "destructive",
      });
      return false;
    }
  };
  return [component, request] as const;
}
