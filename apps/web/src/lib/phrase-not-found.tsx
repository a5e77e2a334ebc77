import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/addresses/paths";

/** What stands where a phrase is not, or no longer (specification §8). */
export function PhraseNotFound() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="Phrase Not Found"
        action={<ButtonLink href={paths.home}>Return Home</ButtonLink>}
      >
        We couldn't find the phrase you're looking for.
      </EmptyState>
    </Page>
  );
}
