import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { baseUrl, stackName } from './stacks/address.ts';

/** A system browser serves where Playwright cannot download its own; E2E_CHROMIUM names one explicitly. */
const systemChromium = [
  process.env.E2E_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

export default defineConfig({
  testDir: './specs',
  testIgnore:
    stackName === 'containers'
      ? [
          // Killing the server and starting it again by hand is the embedded stack's test; compose restarts its own.
          '**/durability.spec.ts',
          '**/import-survives.spec.ts',
          // A model is the server's, for all: with one, it would answer every other test. A product of its own has it.
          '**/language-model.spec.ts',
        ]
      : [],
  globalSetup: './stacks/start.ts',
  outputDir: './test-results',
  // One stack and two cores: two workers keep both busy without making timings meaningless.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
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
      ],
    },
  },
});
