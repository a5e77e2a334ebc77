import { Notice } from "@saywhere/ui/notice";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/urls/paths";
import { useRouterState } from "@tanstack/react-router";
import { useKeptOffline } from "../../lib/packs/use-kept-offline.ts";

/** Pages that show several languages with a connection. */
const OF_ALL_LANGUAGES = /^\/(?:languages|search|phrases(?:\/[^/]+)?)\/?$/;

/** Says on pages of all languages which of them are here. */
export function OfflineNote() {
  const packs = useKeptOffline();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (!packs || !OF_ALL_LANGUAGES.test(pathname)) return null;
  const names = new Intl.ListFormat("en").format(packs.map(({ name }) => name));
  return (
    <Page>
      <div style={{ marginBlockEnd: "var(--sw-space-2)" }}>
        <Notice>
          {pathname.startsWith(paths.search())
            ? `No connection: search finds phrases in ${names} only.`
            : `No connection: only ${names} ${packs.length === 1 ? "is" : "are"} on this device.`}
        </Notice>
      </div>
    </Page>
  );
}
