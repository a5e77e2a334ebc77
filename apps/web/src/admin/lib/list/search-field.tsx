import { BaseSearchField, type BaseSearchFieldProps } from "@saywhere/ui/list/base-search-field";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";

/** Searches a list for as many characters as the API takes. */
export function SearchField(props: Omit<BaseSearchFieldProps, "maxLength">) {
  return <BaseSearchField {...props} maxLength={SEARCH_MAX_LENGTH} />;
}
