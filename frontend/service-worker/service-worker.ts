import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { ASK_RELEASE, FORGET_APPLICATION, KEEP_APPLICATION } from '../src/lib/release-messages';
import { announceRelease } from './announce-release';
import {
  findHashedFile,
  forgetApplication,
  forgetOlderReleases,
  isApplicationKept,
  keepApplication,
  replaceOlderRelease,
} from './application-files';
import { release } from './release';

declare const self: ServiceWorkerGlobalScope;

/** A page that takes longer to begin is shown as it was kept. */
const NETWORK_TIMEOUT_S = 3;
/** The API, and the pages on which people prove who they are: those requests pass as if there were no worker. */
const NOT_OURS = /^[/](api|__|emulator|(identitytoolkit|securetoken|www)[.]googleapis[.]com)([/?]|$)/;

// At once: what a tab of the release before may still need is kept for it, and pages are asked of the server anyway.
void self.skipWaiting();
clientsClaim();
precache(release.pages);

const fresh = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [{ fetchDidSucceed: refuseFailure }],
});
registerRoute(new NavigationRoute(fresh, { denylist: [NOT_OURS] }));
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/static/'), findHashedFile);
registerRoute(({ sameOrigin, url }) => sameOrigin && isKept(url), fresh);
setCatchHandler(async ({ request, url }) => {
  const isScreen = request.mode === 'navigate' && !isKept(url) && (await isApplicationKept());
  return (await matchPrecache(isScreen ? '/app.html' : pathOf(url))) ?? Response.error();
});

self.addEventListener('install', (event) => {
  event.waitUntil(replaceOlderRelease());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlderReleases(), announceRelease()]));
});
self.addEventListener('message', (event) => {
  if (event.data === KEEP_APPLICATION) event.waitUntil(keepApplication());
  if (event.data === ASK_RELEASE) event.waitUntil(announceRelease());
  if (event.data === FORGET_APPLICATION) event.waitUntil(forgetApplication());
});

/** A server that is there and broken is as good as away. */
function refuseFailure({ response }: { response: Response }): Promise<Response> {
  return response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(response.statusText));
}

function isKept(url: URL): boolean {
  return getCacheKeyForURL(pathOf(url)) !== undefined;
}

/** A page has one address, with or without a slash at its end and whatever is asked of it. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/(.)[/]$/, '$1');
}
