import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of the address of a dialog: a link of another screen opened it, to which one returns without having saved. */
    backWhenLeft?: boolean;
  }
}

/**
 * How a list keeps its state in its address: what is searched for, how it is sorted, whose dialog is open; and the
 * dialog that adds a record at an address of its own, `<list>/new`.
 *
 * @param list the path of the list, such as "/languages"
 * @param begun what the address of the dialog alone has, by which its form begins, each undefined
 */
export function useListUrl<Search extends { edit?: number }>(list: string, begun: object = {}) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const left = useRef(false);
  const backWhenLeft = useLocation({ select: ({ state }) => state.backWhenLeft });
  const adding = useLocation({ select: ({ pathname }) => pathname === `${list}/new` });
  return {
    adding,
    /** Opening a dialog is a step that "back" takes back; closing it and narrowing the list are none. */
    onSearch: (changes: Search) =>
      void navigate({
        to: list,
        search: (search: object) => ({ ...search, ...changes }),
        replace: changes.edit === undefined,
        resetScroll: false,
      }),
    onAdding: (open: boolean, saved = false) => {
      if (!open && !saved && backWhenLeft) {
        // The way back takes a moment, in which a second Escape must not go one step further.
        if (!left.current) history.back();
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
