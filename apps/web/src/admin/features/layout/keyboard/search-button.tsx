import { useOs } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import styles from "./keyboard.module.css";

/** The name of the key that shortcuts are combined with on this system. */
export function useControlKey(): string {
  const os = useOs();
  return os === "macos" || os === "ios" ? "⌘" : "Ctrl";
}

/** Opens the command palette, and shows its key; without Mantine's Kbd, which the first screen would wait for. */
export function SearchButton({ onClick }: { onClick(): void }) {
  const control = useControlKey();
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      Search
      <span className={styles.keys} aria-hidden>
        <kbd className={styles.key}>{control}</kbd>
        <kbd className={styles.key}>K</kbd>
      </span>
    </button>
  );
}
