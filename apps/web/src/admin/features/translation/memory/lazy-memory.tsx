import { useEffect } from "react";
import { useLazyComponent } from "../../../lib/screen/use-lazy-component.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import type { TranslationMemoryProps } from "./translation-memory.tsx";

const load = () => import("./translation-memory.tsx").then((module) => module.TranslationMemory);

/** The memory, loaded when it is shown first. */
export function LazyMemory(props: TranslationMemoryProps) {
  const [Memory, request] = useLazyComponent(load);
  const requestOnce = useEventCallback(() => void request());
  useEffect(requestOnce, [requestOnce]);
  return Memory && <Memory {...props} />;
}
