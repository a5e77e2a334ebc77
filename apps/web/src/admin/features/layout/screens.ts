import type { Me, Role } from "@saywhere/validators/accounts/account";
import type { Icon } from "@tabler/icons-react";
import IconArrowsExchange from "@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import IconCloudUpload from "@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconSearchOff from "@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconWebhook from "@tabler/icons-react/dist/esm/icons/IconWebhook.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";

export interface Screen {
  label: string;
  to: string;
  Icon: Icon;
  /** The letter that opens the screen after `g`; unique. */
  letter: string;
  /** Further words by which the command palette finds it. */
  keywords?: string;
  /** Role that can use the screen, and so sees the entry; all users when absent. */
  role?: Role;
  /** Not in the specification. */
  isAdditional?: true;
}

/** Order and labels of specification §2. */
const SPECIFIED: Screen[] = [
  { label: "Dashboard", to: "/", Icon: IconHome, letter: "d" },
  { label: "Languages", to: "/languages", Icon: IconWorld, letter: "l" },
  { label: "Categories", to: "/categories", Icon: IconCategory, letter: "c" },
  { label: "Phrases", to: "/phrases", Icon: IconMessage, letter: "p" },
  { label: "Translations", to: "/translations", Icon: IconLanguage, letter: "t" },
  { label: "Tasks", to: "/tasks", Icon: IconChecklist, letter: "k" },
  { label: "CDN Manager", to: "/cdn", Icon: IconCloudUpload, letter: "n", role: "administrator" },
  { label: "Settings", to: "/settings", Icon: IconSettings, letter: "s", role: "administrator" },
];

const ADDITIONAL: Screen[] = [
  { label: "Synonyms", to: "/synonyms", Icon: IconArrowsExchange, letter: "y" },
  { label: "Missed searches", to: "/missed-searches", Icon: IconSearchOff, letter: "m" },
  { label: "Suggestions", to: "/suggestions", Icon: IconMessageReport, letter: "u" },
  { label: "Activity", to: "/activity", Icon: IconHistory, letter: "a", keywords: "history" },
  { label: "People", to: "/people", Icon: IconUsers, letter: "e", role: "administrator" },
  { label: "API tokens", to: "/tokens", Icon: IconKey, letter: "i", role: "administrator" },
  { label: "Webhooks", to: "/webhooks", Icon: IconWebhook, letter: "w", role: "administrator" },
];

const SCREENS = [...SPECIFIED, ...ADDITIONAL.map((screen) => ({ ...screen, isAdditional: true as const }))];

/** The screens of the navigation that a role can use. */
export function screensFor(role: Me["role"]): Screen[] {
  return SCREENS.filter((screen) => !screen.role || screen.role === role);
}
