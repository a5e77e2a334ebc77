import type { GridRow, GridRowInput } from "@saywhere/validators/content/translation-grid";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";

interface RowRefreshProps {
  input: GridRowInput;
  onRow(row: GridRow): void;
}

/** Reads a row again after each write of translations. It renders nothing. */
export function RowRefresh({ input, onRow }: RowRefreshProps) {
  const { data } = useQuery(useTRPC().translationGrid.row.queryOptions(input));
  useEffect(() => {
    if (data) onRow(data);
  }, [data, onRow]);
  return null;
}
