// Put in the place of the service worker by a build with SERVICE_WORKER=off: takes the deployed one away again, with
// everything that it kept.

declare const self: ServiceWorkerGlobalScope;

void self.skipWaiting();
self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

export {};
