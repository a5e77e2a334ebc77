import { Button, ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/urls/paths";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { type ComponentType, useLayoutEffect } from "react";
import { gotNoResponse } from "../../../shared/api-error.ts";
import { useKeptOffline } from "../../lib/packs/use-kept-offline.ts";

const TITLE = "Not on This Device";
const ROW = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "var(--sw-space-2)",
} as const;

/**
 * The screen for a page that no pack of this device has.
 *
 * @param ErrorScreen shows all other errors, as with a connection
 */
export function notOnDeviceScreen(ErrorScreen: ComponentType<ErrorComponentProps>) {
  return function NotOnDeviceScreen(props: ErrorComponentProps) {
    return gotNoResponse(props.error) ? <NotOnDevice /> : <ErrorScreen {...props} />;
  };
}

function NotOnDevice() {
  // The hooks for these would make the scripts of every page larger, which would have to export them.
  const match = useRouter().state.matches.at(-1);
  const settings = match?.context.settings;
  const { languageSlug, phraseSlug } = (match?.params ?? {}) as {
    languageSlug?: string;
    phraseSlug?: string;
  };
  const kept = useKeptOffline()?.find(({ slug }) => slug === languageSlug);
  // The heads of the routes, which every page loads, have one title for all errors.
  useLayoutEffect(() => {
    document.title = settings ? `${TITLE} | ${settings.name}` : TITLE;
  }, [settings]);
  return (
    <Page>
      <EmptyState
        level={1}
        title={TITLE}
        action={
          <div style={ROW}>
            {kept ? (
              <ButtonLink href={paths.commonPhrases(kept.slug)}>Common phrases in {kept.name}</ButtonLink>
            ) : (
              <ButtonLink href={paths.offline}>See what is on this device</ButtonLink>
            )}
            <Button variant="outline" onClick={() => location.reload()}>
              Try again
            </Button>
          </div>
        }
      >
        {explain({ isPhrase: phraseSlug !== undefined, kept: kept?.name })} It needs a connection.
      </EmptyState>
    </Page>
  );
}

function explain({ isPhrase, kept }: { isPhrase: boolean; kept: string | undefined }): string {
  if (!isPhrase) return "This page is not on this device.";
  if (kept) return `This phrase is not among the ${kept} phrases on this device.`;
  return "This phrase is not among those on this device.";
}
