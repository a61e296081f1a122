// Keeps the client itself, so that it can be installed and opens at once. What the server says is never kept.
const CACHE = "blackgate-1";

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

// Assets have their contents in their names: what is there is right.
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// Every page is the same file: from the server if it can be reached, so that a new client is used at once.
async function page(request) {
  const before = await caches.match("/");
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(before, answer.clone());
    return answer;
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

// With a new client the assets of the old one are of no use any more.
async function keepPage(before, answer) {
  const now = await answer.clone().text();
  if (before && (await before.clone().text()) !== now) await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put("/", answer);
}

// It is somebody's turn who has no page of that table open: the server says no more than that.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

// To the table: to the page that is there already, or to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(goTo(new URL(url, location.origin).href));
});

async function goTo(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}
