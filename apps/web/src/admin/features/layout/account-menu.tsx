import { useLazyComponent } from "../../lib/screen/use-lazy-component.ts";
import { useMe } from "../../lib/session/session.tsx";
import { AccountButton } from "./account-button.tsx";

const loadDropdown = () => import("./account-dropdown.tsx").then((module) => module.AccountDropdown);

/** The button of the menu, which is loaded when it is used first: it weighs more than the rest of the layout. */
export function AccountMenu() {
  const { name } = useMe();
  const [AccountDropdown, requestDropdown] = useLazyComponent(loadDropdown);
  if (AccountDropdown) return <AccountDropdown />;
  return (
    <AccountButton
      name={name}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void requestDropdown()}
    />
  );
}
