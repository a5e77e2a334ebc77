import { useLazyDialog } from "../lazy/use-lazy-dialog.tsx";

const load = () => import("./show-card.tsx").then(({ ShowCard }) => ShowCard);

/** Shows phrases on the full screen. */
export const useShowCard = () => useLazyDialog(load, "The card could not be opened");
