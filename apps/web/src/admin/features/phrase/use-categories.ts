import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";

/** The categories for selection. */
export function useCategories() {
  const { data = [] } = useQuery(useTRPC().category.adminList.queryOptions({}));
  return data;
}
