/** What is set once, however many files a worker runs; setup.ts runs before each of them. */
import * as React from 'react';

// Node's Request knows no page to resolve `/api/…` against; a browser's does.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};

// React notes where every element was made, for the words of a warning, up to this many a second. That is a fifth of
// the time that tests take.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
