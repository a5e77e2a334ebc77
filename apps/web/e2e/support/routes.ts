export interface PublicRoute {
  /** Names the screenshots. */
  name: string;
  path: string;
  status?: 404;
}

/** Every kind of public page (specification §2), with scripts that differ in direction and height. */
export const publicRoutes: PublicRoute[] = [
  { name: "home", path: "/" },
  { name: "languages", path: "/languages" },
  { name: "language", path: "/languages/farsi" },
  { name: "common-phrases", path: "/languages/japanese/common-phrases" },
  { name: "phrases", path: "/phrases" },
  { name: "phrases-filtered", path: "/phrases?language=spanish&category=greetings" },
  { name: "phrases-none", path: "/phrases?language=klingon" },
  { name: "phrase-in-a-language", path: "/phrases/arabic/thank-you" },
  { name: "phrase-in-urdu", path: "/phrases/urdu/good-morning" },
  { name: "phrase", path: "/phrases/thank-you" },
  { name: "saved", path: "/saved" },
  { name: "practice", path: "/practice" },
  { name: "allergy-card", path: "/allergy-card" },
  { name: "emergency", path: "/emergency" },
  { name: "emergency-in-urdu", path: "/emergency/urdu" },
  { name: "offline", path: "/offline" },
  { name: "search", path: "/search" },
  { name: "search-results", path: "/search?q=thank+you+in+japanese" },
  { name: "search-phrases", path: "/search?q=shukran" },
  { name: "search-nothing", path: "/search?q=qqqqqqqq" },
  { name: "about", path: "/about" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "not-found", path: "/nothing/here/at/all", status: 404 },
];
