import { BaseSearchField, type BaseSearchFieldProps } from "@saywhere/ui/list/base-search-field";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";

/** A search field limited to as many characters as the API accepts. */
export function SearchField(props: Omit<BaseSearchFieldProps, "maxLength">) {
  return <BaseSearchField {...props} maxLength={SEARCH_MAX_LENGTH} />;
}
