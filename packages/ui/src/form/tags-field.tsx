import { type ComboboxRenderPillInput, Pill, TagsInput, type TagsInputProps } from "@mantine/core";
import { use, useEffect, useId, useRef } from "react";
import styles from "./tags-field.module.css";
import { UnfinishedFields } from "./unfinished-fields.ts";

/** Line breaks, too: lists are pasted from anywhere. */
const SEPARATORS = [",", ";", "\n"];

/** A field for several texts that the keyboard can remove too; Mantine's own field only lets the mouse remove them. */
export function TagsField(props: Omit<TagsInputProps, "ref" | "renderPill" | "onSearchChange">) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const unfinished = use(UnfinishedFields);
  useEffect(() => () => void unfinished?.delete(id), [unfinished, id]);
  const onTyped = (text: string) => {
    if (text.trim()) unfinished?.add(id);
    else unfinished?.delete(id);
  };
  const tag = ({ value, onRemove, disabled = false }: ComboboxRenderPillInput) => (
    <Pill
      size="md"
      disabled={disabled}
      withRemoveButton={!disabled}
      removeButtonProps={{
        tabIndex: 0,
        // Mantine hides it, and passes over whatever says anything of being hidden.
        "aria-hidden": undefined,
        "aria-label": `Remove ${value}`,
        className: styles.remove,
      }}
      onRemove={() => {
        onRemove?.();
        // The button that was pressed goes with its text.
        field.current?.focus();
      }}
    >
      <bdi>{value}</bdi>
    </Pill>
  );
  // Mantine adds what was typed when the focus leaves the field, even if it is only spaces.
  const onChange = (texts: string[]) => props.onChange?.(texts.filter((text) => text.trim() !== ""));
  return (
    <TagsInput
      splitChars={SEPARATORS}
      {...props}
      ref={field}
      renderPill={tag}
      onChange={onChange}
      onSearchChange={onTyped}
    />
  );
}
