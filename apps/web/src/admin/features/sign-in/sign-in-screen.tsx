import { useRouter } from "@tanstack/react-router";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInScreen({ returnTo }: { returnTo: { pathname: string; search: string } }) {
  const router = useRouter();
  const goOn = () => router.navigate({ href: `/admin${returnTo.pathname}${returnTo.search}` });
  return (
    <SignedOutPage title="Sign in" lead="To the administration area of Saywhere.">
      <SignInForm onSignedIn={goOn} />
    </SignedOutPage>
  );
}
