import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Parts that are loaded on first use are also compiled on first use here.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no screen and no night: no media query matches.
globalThis.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
