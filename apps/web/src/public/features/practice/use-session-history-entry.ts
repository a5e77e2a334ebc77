import { useRouter, useRouterState } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of the entry that a session adds to the history, so that *Back* shows the overview of its set. */
    isPracticeSession?: true;
  }
}

/** The history entry of a session: at the URL of its set, which can be shared and is cached for offline use. */
export function useSessionHistoryEntry() {
  const router = useRouter();
  const isCurrent = useRouterState({ select: ({ location }) => location.state.isPracticeSession === true });
  return {
    isCurrent,
    /** Does nothing on the entry itself, which shows the overview after a reload. */
    enter: () =>
      void router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: { isPracticeSession: true },
        // The session scrolls to itself.
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    leave: () => router.history.back(),
  };
}
