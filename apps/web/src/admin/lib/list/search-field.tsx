import { type SearchFieldProps, SearchField as UiSearchField } from "@saywhere/ui/list/search-field";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";

/** A search field limited to as many characters as the API accepts. */
export function SearchField(props: Omit<SearchFieldProps, "maxLength">) {
  return <UiSearchField {...props} maxLength={SEARCH_MAX_LENGTH} />;
}
