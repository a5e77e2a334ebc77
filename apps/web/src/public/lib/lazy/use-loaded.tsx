import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { useEffect, useState } from "react";
import { passFocusOn } from "../pass-focus-on.ts";

export type Loaded<Value> =
  | { status: "loading" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; value: Value };

const LOADING = { status: "loading" } as const;

/**
 * Loads what a component shows, and again when `load` changes; results of an earlier `load` are ignored.
 *
 * @param load a new function loads something else; it may stop when its signal is aborted
 * @param failure the message for the console when loading fails
 */
export function useLoaded<Value>(
  load: (left: AbortSignal) => Promise<Value>,
  failure: string,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(LOADING);
  useEffect(() => {
    const left = new AbortController();
    const start = () => {
      setLoaded(LOADING);
      load(left.signal).then(
        (value) => left.signal.aborted || setLoaded({ status: "ready", value }),
        (error: unknown) => {
          if (left.signal.aborted) return;
          console.error(failure, error);
          setLoaded({ status: "failed", retry: start });
        },
      );
    };
    start();
    return () => left.abort();
  }, [load, failure]);
  return loaded;
}

interface LoadFailureProps {
  /** "The replies could not be loaded." */
  children: string;
  retry: () => void;
}

/** Replaces content that could not be loaded. */
export function LoadFailure({ children, retry }: LoadFailureProps) {
  return (
    <Notice tone="caution" role="alert">
      <p>{children} Check your connection and try again.</p>
      <Button ref={passFocusOn} variant="outline" size="sm" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
