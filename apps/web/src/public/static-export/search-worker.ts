import "../../shared/es2024-polyfills.ts";
import { answerSearches, type SearchCall } from "./answer-searches.ts";
import { createDataFiles } from "./data-file-loader.ts";

const answer = answerSearches(createDataFiles());

/** Runs search beside the page, so that typing and scrolling never wait for it. */
addEventListener("message", ({ data, ports }: MessageEvent<SearchCall>) => {
  void answer(data).then((answered) => ports[0]?.postMessage(answered));
});
