import { IconButton } from "@saywhere/ui/icon-button";
import { IconDeviceDesktop, IconMoon, IconSun } from "@saywhere/ui/icons";
import { COLOR_SCHEMES, setColorScheme, useColorScheme } from "../../lib/color-scheme.ts";
import styles from "./site-header.module.css";

const LOOKS = {
  auto: { label: "system", Icon: IconDeviceDesktop },
  light: { label: "light", Icon: IconSun },
  dark: { label: "dark", Icon: IconMoon },
};

/** Cycles through the color schemes: device setting, light, dark. */
export function ColorSchemeButton() {
  const scheme = useColorScheme();
  const next = COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? "auto";
  const { label, Icon } = LOOKS[scheme];
  return (
    <IconButton
      className={styles.scheme}
      label={`Theme: ${label}. Switch to ${LOOKS[next].label}`}
      onClick={() => setColorScheme(next)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
