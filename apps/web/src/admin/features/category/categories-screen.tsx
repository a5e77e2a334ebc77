import { Button } from "@saywhere/ui/button";
import type { AdminCategory } from "@saywhere/validators/content/category";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import type { ListUrl } from "../../lib/list/use-list-url.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import styles from "./category-card.module.css";
import { CategoryCard, CategorySkeletons } from "./category-card.tsx";
import { AddCategoryDialog, DeleteCategoryDialog, EditCategoryDialog } from "./category-dialogs.tsx";
import { CATEGORY_LABELS } from "./category-fields.tsx";
import type { CategorySearch } from "./category-search-params.ts";

export function CategoriesScreen({ search, onSearch, adding, onAdding }: ListUrl<CategorySearch>) {
  const categories = useQuery(useTRPC().category.adminList.queryOptions({}));
  const { canEditContent } = useAccess();
  const [deleting, setDeleting] = useState<AdminCategory | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  const edited = categories.data?.find(({ id }) => id === search.edit);
  return (
    <>
      <EditableScreenHeader
        title="Categories"
        editActions={<Button onClick={() => onAdding(true)}>Add Category</Button>}
      />
      {categories.isError && !categories.data && (
        <LoadError title="The categories could not be loaded." query={categories} />
      )}
      {categories.isPending && <CategorySkeletons />}
      {categories.data?.length === 0 && (
        <p className={styles.empty}>No categories found. Add your first category to get started.</p>
      )}
      {categories.data && categories.data.length > 0 && (
        <ul className={styles.grid}>
          {categories.data.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              onEdit={canEditContent && (() => onSearch({ edit: category.id }))}
              onHistory={() => setHistory(category.id)}
              onDelete={canEditContent && (() => setDeleting(category))}
            />
          ))}
        </ul>
      )}
      {adding && canEditContent && <AddCategoryDialog onClose={(saved) => onAdding(false, saved)} />}
      {edited && canEditContent && (
        <EditCategoryDialog key={edited.id} category={edited} onClose={() => onSearch({ edit: undefined })} />
      )}
      {search.edit !== undefined &&
        categories.data &&
        !categories.isFetching &&
        !edited &&
        canEditContent && (
          <UnavailableDialog title="Edit Category" onClose={() => onSearch({ edit: undefined })}>
            <p role="alert">This category no longer exists.</p>
          </UnavailableDialog>
        )}
      {deleting && <DeleteCategoryDialog category={deleting} onClose={() => setDeleting(null)} />}
      <HistoryDrawer
        kind="category"
        recordId={history}
        onClose={() => setHistory(null)}
        fields={CATEGORY_LABELS}
      />
    </>
  );
}
