import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { baseUrl, stackName } from './stacks/address.ts';

/** A system browser serves where Playwright cannot download its own; E2E_CHROMIUM names one explicitly. */
const systemChromium = [
  process.env.E2E_CHROMIUM,
  // It costs a third less of the processor, but moves a pointer by itself, for which the public pages wait.
  stackName === 'site' ? undefined : '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** The headless shell ends a page that asks whether it recognises speech on the device. */
const withoutSpeech = systemChromium?.endsWith('headless-shell')
  ? ['--disable-blink-features=OnDeviceWebSpeechAvailable']
  : [];

/** Which tests prove something on which stack (docs/testing.md). */
const chosen = {
  // What needs the whole product running.
  embedded: { testIgnore: ['**/specs/site/**', '**/specs/containers/**'] },
  // What the containers do by themselves: front door, headers, cookies, streaming, limits, restarts, replicas.
  containers: {
    grep: /@stack/,
    projects: [
      { name: 'stack', testIgnore: '**/specs/containers/**' },
      // They kill and multiply what the others talk to, so they come last.
      { name: 'restarts', testMatch: '**/specs/containers/**/*.spec.ts', dependencies: ['stack'] },
    ],
  },
  // What the public pages show by themselves.
  site: { testMatch: '**/specs/site/**/*.spec.ts' },
}[stackName];

export default defineConfig({
  testDir: './specs',
  ...chosen,
  globalSetup: './stacks/start.ts',
  // Apart, so that one stack's tests leave the traces of another's.
  outputDir: `./test-results/traces-${stackName}`,
  // One stack and two cores: two workers keep both busy without making timings meaningless.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // In CI bad luck refuses no run; a test that needed it is reported as flaky and mended in the next change.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
    // Its installation would compete with the tests for the machine, and page.route does not see what it asks for.
    serviceWorkers: 'block',
    // Its film of the page would take a third of the run; what stood in the page and was sent is kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: systemChromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...withoutSpeech,
      ],
    },
  },
});
