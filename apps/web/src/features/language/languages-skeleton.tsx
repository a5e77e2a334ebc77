import { Page } from "@saywhere/ui/page";
import { CardSkeletons } from "../../lib/card-skeletons.tsx";

/** Specification §9: other public pages show six places. */
export function LanguagesSkeleton() {
  return (
    <Page>
      <CardSkeletons count={6} size="md" />
    </Page>
  );
}
