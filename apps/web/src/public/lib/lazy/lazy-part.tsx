import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import type { ComponentType, ReactNode } from "react";
import { usePart } from "./use-part.ts";

interface LazyPartProps<Props> {
  /** Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  placeholder: ReactNode;
  /** Says what could not be loaded. */
  failure: string;
}

/** A part of the page that is loaded when it is shown, with a way out when that fails. */
export function LazyPart<Props extends object>({ load, props, placeholder, failure }: LazyPartProps<Props>) {
  const { part: Part, failed } = usePart(load);
  if (Part) return <Part {...props} />;
  if (!failed) return placeholder;
  return (
    <EmptyState title={failure} action={<Button onClick={() => location.reload()}>Reload</Button>}>
      Check your connection and reload the page. What is saved on this device is still there.
    </EmptyState>
  );
}
