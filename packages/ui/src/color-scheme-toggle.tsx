import { useMantineColorScheme } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useId } from "react";
import styles from "./color-scheme-toggle.module.css";
import { IconDeviceDesktop, IconMoon, IconSun } from "./icons.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const SCHEMES = [
  { value: "light", label: "Light", Icon: IconSun },
  { value: "auto", label: "As the device", Icon: IconDeviceDesktop },
  { value: "dark", label: "Dark", Icon: IconMoon },
] as const;

/**
 * Light, dark, or as the device has it. The server cannot know the choice, so nothing is marked before the page
 * runs; its size is the same either way.
 */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const mounted = useMounted();
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend>
        <VisuallyHidden>Color scheme</VisuallyHidden>
      </legend>
      {SCHEMES.map(({ value, label, Icon }) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={mounted && colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
