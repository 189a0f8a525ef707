import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { fakeIdentity } from './fake-identity';
import { server } from './msw/server';

vi.mock(import('../lib/identity'), async (original) => ({
  ...(await original()),
  loadIdentity: fakeIdentity.load,
}));

configure({ asyncUtilTimeout: 5000 });

// Node's Request knows no page to resolve `/api/…` against; a browser's does.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};

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
afterEach(() => {
  server.resetHandlers();
  fakeIdentity.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
