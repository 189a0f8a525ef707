import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { forgetToasts } from '../components/toaster/notify';
import './once-a-worker';

// Parts that are loaded on first use are also compiled on first use here.
configure({ asyncUtilTimeout: 20_000 });
// By itself the library does this, and cleans up, for the first file of a worker only.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// jsdom has no screen and no night: no media query matches.
globalThis.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// Nor has it a window to look through: everything is in view.
globalThis.IntersectionObserver = class {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

// Nor sizes that change.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// The next test may be another file's: it finds the window as the first one did.
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetToasts();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
