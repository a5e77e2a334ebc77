import { type MantineColorScheme, Menu, useMantineColorScheme } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMe, useSignOut } from "../../lib/session/session.tsx";
import { AccountButton } from "./account-button.tsx";
import styles from "./account-menu.module.css";

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The opened menu, with its button, which it takes over from `AccountMenu`. */
export function AccountDropdown() {
  const { name, email } = useMe();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closing the menu returns the focus to where it was when it opened.
    button.current?.focus();
    button.current?.click();
  }, []);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <AccountButton ref={button} name={name} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.person}>
          <p className={styles.name}>{name}</p>
          {email && <p className={styles.email}>{email}</p>}
        </div>
        <Menu.Divider />
        <Menu.Item renderRoot={(props) => <Link {...props} to="/account" />}>Account</Menu.Item>
        <Menu.Divider />
        <Menu.Label id="color-scheme-label">Theme</Menu.Label>
        <Menu.RadioGroup
          aria-labelledby="color-scheme-label"
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
