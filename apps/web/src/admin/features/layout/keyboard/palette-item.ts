import { foldText } from "@saywhere/validators/texts/fold-text";
import type { Icon } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  Icon: Icon;
  /** Further texts that find it. */
  keywords?: string;
  open(): void;
}

interface Target {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
  hash?: string;
}

/** Returns a function that makes an item which leads to a screen, or to the dialog of a record on it. */
export function useLinkItem() {
  const navigate = useNavigate();
  return (id: string, label: string, Icon: Icon, target: Target, keywords = ""): PaletteItem => ({
    id,
    label,
    Icon,
    keywords,
    open: () => void navigate(target),
  });
}

export interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

/** Number of records of one kind that the palette shows. */
export const MAX_RECORDS = 6;

/** Returns a test for items that have every word of a query. */
export function matching(query: string): (item: PaletteItem) => boolean {
  const words = foldText(query).split(/\s+/);
  return ({ label, keywords = "" }) => {
    const text = foldText(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
}
