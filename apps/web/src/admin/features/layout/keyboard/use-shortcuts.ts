import { type HotkeyItem, useHotkeys, useLocalStorage } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { isAscii } from "../../../lib/letter-of-key.ts";
import { useMe } from "../../../lib/session/session.tsx";
import { screensFor } from "../screens.ts";

/** How long after `g` a letter opens a screen. */
const SEQUENCE_MS = 2_000;
/** Time at which `g` was pressed. */
const sequence = { start: Number.NEGATIVE_INFINITY };

/**
 * Whether keys without a modifier are shortcuts. People who use speech input can turn them off (WCAG 2.2, 2.1.4).
 */
export function useSingleKeys() {
  return useLocalStorage({ key: "saywhere-single-keys", defaultValue: true });
}

interface Shortcuts {
  onPalette(): void;
  onHelp(): void;
}

/** The keys of a field remain its own. */
const UNPREVENTED = { preventDefault: false };

/** Whether a key is meant for a field; a checkbox takes no text. */
function isTyped({ target }: KeyboardEvent): boolean {
  return (target as Element).matches("textarea, select, input:not([type=checkbox], [type=radio])");
}

/** Finds a letter by its key, and on a keyboard without Latin letters by the position of the key. */
function letterHotkeys(keys: string, act: (event: KeyboardEvent) => void): HotkeyItem[] {
  return [
    [keys, act, UNPREVENTED],
    [keys, (event) => isAscii(event.key) || act(event), { ...UNPREVENTED, usePhysicalKeys: true }],
  ];
}

/** The keys that work on every screen: outside of dialogs, and except Ctrl+K only while nothing is typed. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  const { role } = useMe();
  const router = useRouter();
  const [singleKeys] = useSingleKeys();

  const unlessDialog = (act: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat && !document.querySelector('[aria-modal="true"]')) act();
  };
  const focusSearch = () => {
    const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
    if (!field) return onPalette();
    field.focus();
    field.select();
  };
  const unlessTyped = (act: () => void) => (event: KeyboardEvent) => {
    if (isTyped(event)) return;
    event.preventDefault();
    unlessDialog(act)(event);
  };
  const openScreen = (to: string) => (event: KeyboardEvent) => {
    if (isTyped(event) || event.timeStamp - sequence.start > SEQUENCE_MS) return;
    sequence.start = Number.NEGATIVE_INFINITY;
    unlessDialog(() => void router.navigate({ to }))(event);
  };

  const openPalette = (event: KeyboardEvent) => {
    event.preventDefault();
    unlessDialog(onPalette)(event);
  };
  useHotkeys(letterHotkeys("mod+K", openPalette), []);
  const startSequence = (event: KeyboardEvent) => {
    if (!isTyped(event)) sequence.start = event.timeStamp;
  };
  useHotkeys(
    singleKeys
      ? [
          // Which characters need Shift depends on the keyboard.
          ["/", unlessTyped(focusSearch), UNPREVENTED],
          ["shift+/", unlessTyped(focusSearch), UNPREVENTED],
          ["?", unlessTyped(onHelp), UNPREVENTED],
          ["shift+?", unlessTyped(onHelp), UNPREVENTED],
          ...letterHotkeys("g", startSequence),
          ...screensFor(role).flatMap(({ letter, to }) => letterHotkeys(letter, openScreen(to))),
        ]
      : [],
    // Mantine would also ignore the keys on a checkbox.
    [],
  );
}
