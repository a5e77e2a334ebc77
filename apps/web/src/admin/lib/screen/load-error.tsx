import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { errorText } from "../text/error-text.ts";

interface LoadErrorProps {
  /** "The languages could not be loaded." */
  title: string;
  /** The failed query, or anything else that can be retried. */
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
}

/** Replaces a list that could not be loaded. */
export function LoadError({ title, query }: LoadErrorProps) {
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{errorText(query.error)}</p>
      <Button variant="outline" size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
