import { ADMIN_PAGE_SIZE, PAGE_SIZES } from "@saywhere/validators/api/pagination";

type PageSize = (typeof PAGE_SIZES)[number];

/** The choice of the number of rows, for a pager. */
export function pageSizeOf(rows: number = ADMIN_PAGE_SIZE, onSize: (size: PageSize) => void) {
  return {
    rows,
    choices: PAGE_SIZES,
    onChange: (wanted: number) => {
      const size = PAGE_SIZES.find((choice) => choice === wanted);
      if (size) onSize(size);
    },
  };
}
