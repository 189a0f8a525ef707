import { release } from './release';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'twyn-application-';
const CACHE = PREFIX + release.name;

/** Files whose name changes with their content, wherever they are kept: a tab may run the release before this one. */
export async function findHashedFile({ request }: { request: Request }): Promise<Response> {
  return (await self.caches.match(request)) ?? fetch(request);
}

/** One file after the other: the application is in use meanwhile. */
export async function keepApplication(): Promise<void> {
  const cache = await self.caches.open(CACHE);
  for (const url of release.application) {
    if (!(await cache.match(url))) await cache.add(url);
  }
}

/** Whoever had all screens of the release before shall have those of this one before it takes over. */
export async function replaceOlderRelease(): Promise<void> {
  if ((await releasesKept()).length > 0) await keepApplication();
}

export function isApplicationKept(): Promise<boolean> {
  return self.caches.has(CACHE);
}

/** Leaves what every visitor has: the public pages. */
export async function forgetApplication(): Promise<void> {
  await remove(await releasesKept());
}

/** All but this release and the one before it. */
export async function forgetOlderReleases(): Promise<void> {
  const others = (await releasesKept()).filter((name) => name !== CACHE);
  await remove(others.slice(0, -1));
}

/** In the order in which they were made. */
async function releasesKept(): Promise<string[]> {
  return (await self.caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function remove(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => self.caches.delete(name)));
}
