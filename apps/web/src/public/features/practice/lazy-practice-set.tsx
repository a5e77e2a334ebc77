import { LazyPart } from "../../lib/lazy/lazy-part.tsx";
import type { PracticeSetProps } from "./practice-set.tsx";
import { SetSkeleton } from "./set-skeleton.tsx";

const loadSet = () => import("./practice-set.tsx").then(({ PracticeSet }) => PracticeSet);
const loadSaved = () => import("./saved-practice.tsx").then(({ SavedPractice }) => SavedPractice);

const STATES = { placeholder: <SetSkeleton />, failure: "Practice could not be loaded" };

/** A set with its session, whose code only practice needs: it loads once a set is chosen. */
export function LazyPracticeSet(props: PracticeSetProps) {
  return <LazyPart load={loadSet} props={props} {...STATES} />;
}

/** The saved phrases with their sheets. */
export function LazySavedPractice() {
  return <LazyPart load={loadSaved} props={{}} {...STATES} />;
}
