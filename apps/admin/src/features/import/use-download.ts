import type { MouseEvent } from "react";
import { tellFailureAndWhy } from "../../lib/api/tell-failure.ts";
import { useTRPCClient } from "../../lib/api/trpc.ts";

const tellNotExported = tellFailureAndWhy("export translations");

/**
 * For the links of exports: follows one only while somebody is signed in, and asks to sign in again where the session
 * has ended. Otherwise the browser would save the refusal as if it were the file.
 */
export function useDownload() {
  const client = useTRPCClient();
  return {
    download: true,
    onClick: async (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      const { href } = event.currentTarget;
      try {
        await client.account.get.query({});
      } catch (error) {
        tellNotExported(error);
        return;
      }
      // The answer is a file: the page stays.
      window.location.assign(href);
    },
  };
}
