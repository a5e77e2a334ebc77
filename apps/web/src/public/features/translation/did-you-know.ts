import type { Language } from "@saywhere/validators/content/language";

/**
 * The Did You Know line (specification §2): name, speakers, regions; null when neither speakers nor regions are known.
 */
export function didYouKnow({ name, speakers, regions }: Pick<Language, "name" | "speakers" | "regions">) {
  const places = regions?.replace(/^The /u, "the ").replace(/\.$/u, "");
  if (speakers && places) return `About ${speakers} people speak ${name}. It is spoken in ${places}.`;
  if (speakers) return `About ${speakers} people speak ${name}.`;
  if (places) return `${name} is spoken in ${places}.`;
  return null;
}
