import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { paths } from "@saywhere/validators/addresses/paths";

interface NotFoundScreenProps {
  title?: string;
  text?: string;
  link?: { label: string; href: string };
}

/** The not-found page; screens of missing languages and phrases give their own words. */
export function NotFoundScreen({
  title = "404 Page Not Found",
  text = "The page you’re looking for does not exist or has moved. The search above may find it.",
  link = { label: "Return Home", href: paths.home },
}: NotFoundScreenProps) {
  return (
    <Page>
      <EmptyState level={1} title={title} action={<ButtonLink href={link.href}>{link.label}</ButtonLink>}>
        {text}
      </EmptyState>
    </Page>
  );
}
