import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { fakeIdentity } from './fake-identity';
import { server } from './msw/server';
import './once-a-worker';

vi.mock(import('../platform/identity/identity'), async (original) => ({
  ...(await original()),
  loadIdentity: fakeIdentity.load,
}));

// Less than a test has, and generous for the same reason.
configure({ asyncUtilTimeout: 20_000 });
// By itself the library does this, and cleans up, for the first file of a worker only.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no screen: no media query matches.
globalThis.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// jsdom lays nothing out, so nothing ever comes into view.
globalThis.IntersectionObserver = class {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
  takeRecords = (): IntersectionObserverEntry[] => [];
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
};

globalThis.ResizeObserver = class {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
};

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
// The next test may be another file's: it finds the window as the first one did.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.resetHandlers();
  fakeIdentity.reset();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
});
afterAll(async () => {
  // What a page fetches ahead belongs to this file: the line that it comes by ends with it.
  await vi.dynamicImportSettled();
  server.close();
});
