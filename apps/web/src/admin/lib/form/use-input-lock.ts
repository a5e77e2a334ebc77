import { type RefObject, useEffect } from "react";

/**
 * Refuses text in a form while it is saved, if what is typed then would go with its dialog. The fields stay enabled, which
 * keeps the focus.
 */
export function useInputLock(form: RefObject<HTMLElement | null>, saving: boolean): void {
  useEffect(() => {
    if (!saving) return;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    form.current?.addEventListener("beforeinput", (event) => event.preventDefault(), options);
    return () => controller.abort();
  }, [form, saving]);
}
