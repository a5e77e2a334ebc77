import { useLocation, useNavigate } from "@tanstack/react-router";

/**
 * How a list keeps its state in its address: what is searched for, how it is sorted, whose dialog is open; and the
 * dialog that adds a record at an address of its own, `<list>/new`.
 *
 * @param list the path of the list, such as "/languages"
 * @param begun what the address of the dialog alone has, by which its form begins, each undefined
 */
export function useListAddress<Search extends { edit?: number }>(list: string, begun: object = {}) {
  const navigate = useNavigate();
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
    onAdding: (open: boolean) =>
      void navigate({
        to: open ? `${list}/new` : list,
        search: (search: object) => ({ ...search, ...begun }),
        replace: !open,
        resetScroll: false,
      }),
  };
}
