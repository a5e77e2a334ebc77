/** How long what is typed is kept for a palette that does not appear. */
const TIMEOUT_MS = 5_000;

interface TypedAhead {
  text: string;
  /** Whether Enter followed. */
  entered: boolean;
}

let typed: TypedAhead = { text: "", entered: false };
let deadline = 0;

/** Keeps what is typed from now on, also in a field, until the palette takes it: its dialog appears later than the keys. */
export function startTypingAhead(): void {
  typed = { text: "", entered: false };
  deadline = performance.now() + TIMEOUT_MS;
  document.addEventListener("keydown", keep, { capture: true });
}

/** Ends keeping what is typed, such as when the palette could not be loaded. */
export function stopTypingAhead(): void {
  document.removeEventListener("keydown", keep, { capture: true });
  typed = { text: "", entered: false };
}

/** Returns what was typed, and ends keeping it. */
export function takeTypedAhead(): TypedAhead {
  const taken = typed;
  stopTypingAhead();
  return taken;
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === "Escape" || performance.now() > deadline) {
    stopTypingAhead();
    return;
  }
  if (ctrlKey || metaKey || altKey) return;
  if (key === "Enter") typed.entered = true;
  else if (key === "Backspace") typed.text = typed.text.slice(0, -1);
  else if (key.length === 1) typed.text += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
