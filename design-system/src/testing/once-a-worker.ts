/** What is set once, however many files a worker runs; setup.ts runs before each of them. */
import * as React from 'react';

// React notes where every element was made, for the words of a warning. That is a tenth of the time that tests take.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
