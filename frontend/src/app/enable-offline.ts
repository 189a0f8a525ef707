import { notify } from '@twyn/design-system';
import {
  ASK_RELEASE,
  FORGET_APPLICATION,
  isReleaseAnnounced,
  KEEP_APPLICATION,
} from '../lib/release-messages';
import type { AppStore } from '../store/store';

const SERVICE_WORKER = '/service-worker.js';
/** For tabs that stay visible for days. */
const CHECK_EVERY_MS = 3_600_000;
const OFFER_MS = 20_000;

/**
 * Registers the service worker for offline use, and offers a reload to tabs that run an older release. Loaded after the
 * window's `load` event. Does nothing without service workers, which need a secure origin.
 */
export async function enableOffline({ getState, subscribe }: AppStore): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  let isOutdated = false;
  workers.addEventListener('message', ({ data }) => {
    if (!isReleaseAnnounced(data) || isRunning(data.release.scripts) || isOutdated) return;
    isOutdated = true;
    offerRelease(getState);
  });
  workers.startMessages();
  // Prerendered pages register the worker themselves, as most of their readers never start the application.
  if (!isPrerendered()) await register(workers);

  const registration = await workers.ready;
  const isSignedIn = (): boolean => getState().auth.status === 'signedIn';
  let wasSignedIn = false;
  const follow = (): void => {
    if (isSignedIn() === wasSignedIn) return;
    wasSignedIn = isSignedIn();
    registration.active?.postMessage(wasSignedIn ? KEEP_APPLICATION : FORGET_APPLICATION);
  };
  follow();
  subscribe(follow);
  registration.active?.postMessage(ASK_RELEASE);
  checkForReleases(registration);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register(SERVICE_WORKER);
    console.info('Service worker registered.');
  } catch (error) {
    console.warn('Service worker not registered.', error);
  }
}

function checkForReleases(registration: ServiceWorkerRegistration): void {
  const check = (): void => void registration.update().catch(() => undefined);
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

function isRunning(scripts: string[]): boolean {
  const running = [...document.scripts].map(({ src }) => new URL(src, location.href).pathname);
  return scripts.every((script) => running.includes(script));
}

/** Signed-in users are asked to reload; for visitors the next link does a full page load. */
function offerRelease(getState: AppStore['getState']): void {
  if (getState().auth.status !== 'signedIn') {
    addEventListener('click', forceFullNavigation, true);
    return;
  }
  const offer = (): void => {
    if (document.visibilityState === 'hidden') return;
    const action = { label: 'Reload', onSelect: () => location.reload() };
    notify.info('A new version of Twyn is ready.', { action, durationMs: OFFER_MS });
  };
  offer();
  document.addEventListener('visibilitychange', offer);
}

/** Keeps the router from handling link clicks, so that the browser loads the page. */
function forceFullNavigation(event: Event): void {
  if ((event.target as Element).closest('a')) event.stopImmediatePropagation();
}

function isPrerendered(): boolean {
  return document.getElementById('root')?.dataset.scripts !== undefined;
}
