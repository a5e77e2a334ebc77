import type { SearchResult } from "@saywhere/validators/search";

export interface SearchService {
  search(query: string): Promise<SearchResult>;
}
