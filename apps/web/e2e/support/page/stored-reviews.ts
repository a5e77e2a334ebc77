import type { Page } from "@playwright/test";

/** The number of practiced cards that the browser has stored: the page shows an answer before it is stored. */
export function storedReviews(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const database = await resultOf(indexedDB.open("saywhere-practice"));
    const count = await resultOf(database.transaction("reviews").objectStore("reviews").count());
    database.close();
    return count;
  });
}
