import type { Page } from "@playwright/test";

/** The number of practice cards whose last answer the browser has stored: a reload before that loses it. */
export function storedAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error as DOMException));
      });
    const database = await result(indexedDB.open("saywhere-practice"));
    const count = await result(database.transaction("reviews").objectStore("reviews").count());
    database.close();
    return count;
  });
}
