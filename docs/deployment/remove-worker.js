// Served as /sw.js in the place of the site's own worker, this takes it out of every browser that comes by, with all
// that it kept. See "Reading without a connection" in docs/operations.md.
let asking;
self.addEventListener("install", () => {
  self.skipWaiting();
  // Chromium ends the other worker for this, and starts it again if just then a page wants something of it. That one
  // stays until it has had nothing to do for half a minute, unless it is asked for again.
  asking = setInterval(() => self.skipWaiting(), 1000);
});
self.addEventListener("activate", (event) => {
  clearInterval(asking);
  const removeAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase("workbox-expiration");
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
