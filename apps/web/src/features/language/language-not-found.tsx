import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/addresses/paths";

/** What stands where a language is not, or no longer (specification §8). */
export function LanguageNotFound() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="Language Not Found"
        action={<ButtonLink href={paths.languages}>Browse Languages</ButtonLink>}
      >
        We couldn't find the language you're looking for.
      </EmptyState>
    </Page>
  );
}
