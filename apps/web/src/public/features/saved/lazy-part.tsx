import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface LazyPartProps<Props> {
  /** Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  placeholder: ReactNode;
}

/** A part of the page that is loaded when it is shown. */
export function LazyPart<Props extends object>({ load, props, placeholder }: LazyPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | "failed" | null>(null);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      (error: unknown) => {
        console.error("A part of the saved phrases did not load", error);
        setLoaded("failed");
      },
    );
  }, [load]);
  if (loaded === null) return placeholder;
  if (loaded === "failed") {
    return (
      <EmptyState
        title="This list could not be loaded"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        Check your connection and reload the page. Your phrases are still saved.
      </EmptyState>
    );
  }
  return <loaded.Part {...props} />;
}
