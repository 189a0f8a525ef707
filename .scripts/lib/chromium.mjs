import { existsSync } from 'node:fs';
import { capture, pinnedNode } from './command.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without a window to draw: Debian's package chromium-headless-shell. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser for the tests of a stack: the headless shell where there is one, since a page costs it a third less of the
 * processor (docs/performance.md). The public pages need a whole Chromium: the shell moves a pointer by itself, and they
 * bring no script until somebody does. Null without any.
 */
export async function findTestBrowser(stack) {
  const mayBeShell = stack !== 'site' && process.env.E2E_CHROMIUM === undefined;
  return mayBeShell && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** The path of a Chromium that Playwright can drive: its own, the system's, or its own after a download; else null. */
export async function findChromium() {
  const given = process.env.E2E_CHROMIUM;
  if (given) return given;
  const own = await playwrightsOwn();
  const found = [own, ...SYSTEM_BROWSERS].find((file) => existsSync(file));
  if (found) return found;
  const { code } = await capture('npx', ['--no', 'playwright', 'install', 'chromium']);
  return code === 0 && existsSync(own) ? own : null;
}

/** Where the installed Playwright's version keeps its browser, whether it is there or not. */
async function playwrightsOwn() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  return (await capture(pinnedNode, ['-e', script])).output.trim();
}
