import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Whether a link of another screen opened the dialog: closing it without a save returns there. */
    backWhenLeft?: boolean;
  }
}

/** The search params that a list screen reads from its URL, and the functions that change them. */
export interface ListUrl<Search, Changes = Search> {
  search: Search;
  onSearch(changes: Changes): void;
  /** Whether the add dialog is open. */
  adding: boolean;
  onAdding(adding: boolean, saved?: boolean): void;
}

/**
 * The state of a list in its URL: search text, sort order and open dialog. The dialog that adds a record has its own URL,
 * `<list>/new`.
 *
 * @param list the path of the list, such as "/languages"
 * @param begun search params of the dialog only, which fill its form; each undefined
 */
export function useListUrl<Search extends { edit?: number }>(list: string, begun: object = {}) {
  const navigate = useNavigate();
  const router = useRouter();
  const left = useRef(false);
  const backWhenLeft = useLocation({ select: ({ state }) => state.backWhenLeft });
  const adding = useLocation({ select: ({ pathname }) => pathname === `${list}/new` });
  return {
    adding,
    /**
     * Opening a dialog adds a history entry; going on to another record in it, closing it and filtering the list replace
     * the current one.
     */
    onSearch: (changes: Search) =>
      void navigate({
        to: list,
        search: (search: object) => ({ ...search, ...changes }),
        replace: changes.edit === undefined || isEditing(router.state.location.search),
        resetScroll: false,
      }),
    onAdding: (open: boolean, saved = false) => {
      if (!open && !saved && backWhenLeft) {
        // Going back is asynchronous: a second Escape meanwhile must not go back once more.
        if (!left.current) router.history.back();
        left.current = true;
        return;
      }
      void navigate({
        to: open ? `${list}/new` : list,
        search: (search: object) => ({ ...search, ...begun }),
        replace: !open,
        resetScroll: false,
      });
    },
  };
}

function isEditing(search: { edit?: unknown }): boolean {
  return search.edit !== undefined;
}
