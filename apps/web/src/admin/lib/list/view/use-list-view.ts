import { useLocalStorage } from "@mantine/hooks";
import { z } from "zod";
import { useMe } from "../../session/session.tsx";

const table = z.object({ hidden: z.array(z.string()), dense: z.boolean() });

const savedView = z.object({
  name: z.string(),
  /** The search params of the list, without its place. */
  search: z.record(z.string(), z.unknown()),
  table,
});
export type SavedView = z.infer<typeof savedView>;

const stored = z.object({ table, saved: z.array(savedView) });
const DEFAULT: z.infer<typeof stored> = { table: { hidden: [], dense: false }, saved: [] };

export type ListView = ReturnType<typeof useListView>;

/**
 * How a person sees a list on this device: columns, density and saved views. They stay on the device, because columns and
 * density depend on its screen; the URL of a list holds its filters and order, and can be shared.
 *
 * @param list name of the list, such as "phrases"
 */
export function useListView(list: string) {
  const { id } = useMe();
  const key = `saywhere-list-${list}-${id ?? 0}`;
  const [{ table: shown, saved }, set] = useLocalStorage({
    key,
    defaultValue: DEFAULT,
    getInitialValueInEffect: false,
    deserialize: (text) => readStored(text),
  });
  return {
    table: shown,
    saved,
    setTable: (changes: Partial<typeof shown>) =>
      set((before) => ({ ...before, table: { ...before.table, ...changes } })),
    /** Saves a view; it replaces another one of the same name. Returns false when the browser does not store it. */
    save: (view: Omit<SavedView, "table">) => {
      const others = saved.filter(({ name }) => name !== view.name);
      const views = [...others, { ...view, table: shown }].sort((a, b) => a.name.localeCompare(b.name));
      const changed = { table: shown, saved: views };
      try {
        // Mantine would only log a failure, and show the view until the next visit.
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        return false;
      }
      set(changed);
      return true;
    },
    remove: (name: string) =>
      set((before) => ({ ...before, saved: before.saved.filter((view) => view.name !== name) })),
  };
}

/** Another version of the product may have stored something else. */
function readStored(text: string | undefined): z.infer<typeof stored> {
  if (text === undefined) return DEFAULT;
  try {
    return stored.catch(DEFAULT).parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return DEFAULT;
    throw error;
  }
}

/** Every search param without a value, which removes them from the URL. */
export function withoutValues<Key extends string>(shape: Record<Key, unknown>): Record<Key, undefined> {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, undefined])) as Record<Key, undefined>;
}
