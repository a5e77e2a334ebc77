import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";

const PAGE = 10;

/**
 * The deployments, newest first, page by page; reloaded each time that they are opened, since other users deploy too.
 *
 * @param newest live state of the newest one: it changes faster than the history is reloaded
 */
export function useDeploymentPages(newest: Deployment | null | undefined) {
  const client = useTRPCClient();
  const query = useInfiniteQuery({
    queryKey: [...useTRPC().deployment.list.queryKey(), "pages"],
    queryFn: ({ pageParam: before, signal }) =>
      client.deployment.list.query({ limit: PAGE, ...(before !== null && { before }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ deployments, more }) => (more ? deployments.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const stored = query.data?.pages.flatMap(({ deployments }) => deployments);
  return { ...query, deployments: stored?.map((row) => (row.id === newest?.id ? newest : row)) };
}
