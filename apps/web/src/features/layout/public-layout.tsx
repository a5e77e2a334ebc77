import { paths } from "@saywhere/validators/paths";
import type { SiteSettings } from "@saywhere/validators/site-settings";
import type { ReactNode } from "react";
import { MAIN_ID } from "./main-id.ts";

export function PublicLayout({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <>
      <header>
        <a href={paths.home}>{settings.name}</a> <a href={paths.languages}>Languages</a>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
