import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Parts that are loaded on first use are also compiled on first use here.
configure({ asyncUtilTimeout: 5000 });

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
