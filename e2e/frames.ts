// `npm run bench:frames`: what the heaviest pictures cost a browser while they are moved, and a home of 1,000 devices while they
// change, each against the same pointer over a heading that answers nothing, or the same home at rest, in the same run.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { Client } from './fixtures/client.ts';
import { MqttHome } from './fixtures/mqtt-home.ts';
import { signUpByRequest } from './fixtures/sign-up.ts';
import { FrameLog, type Frames, sweep } from './frames/frame-log.ts';
import { joinHome } from './frames/join-home.ts';
import config from './playwright.config.ts';
import { startEmbedded } from './stacks/embedded.ts';

const GALLERY = path.resolve(import.meta.dirname, '../design-system/gallery/dist');
const [GALLERY_PORT, WEB_PORT, BROKER_PORT] = [18_590, 18_580, 18_585];
const FRAME_MS = 1_000 / 60;
const DEVICES = 1_000;
const CHANGES_A_SECOND = 200;
/** `npm run bench:frames -- 300` looks at the home for five minutes, twice. */
const SECONDS = Number(process.argv[2] ?? 20);
const TYPES: Readonly<Partial<Record<string, string>>> = { '.html': 'text/html', '.js': 'text/javascript' };

const rows: Record<string, Frames> = {};
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await pictures(browser);
  await home(browser);
} finally {
  await browser.close();
}
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, { perStep, gapP95, long }]) => [
      name,
      {
        'main thread, ms': perStep.toFixed(2),
        'frame to frame, p95 ms': gapP95.toFixed(1),
        'long frames': long,
      },
    ]),
  ),
);
const slow = ['brush', 'pointer', 'graph'].filter((name) => (rows[name]?.perStep ?? Infinity) > FRAME_MS);
console.log(
  slow.length === 0 ? 'Each step stays within a frame.' : `Longer than a frame: ${slow.join(', ')}`,
);
process.exitCode = slow.length === 0 ? 0 : 1;

/** Of the design system, on a page with nothing else. */
async function pictures(inBrowser: Browser): Promise<void> {
  const server = createServer((request, response) => {
    const file = path.join(GALLERY, path.normalize(request.url ?? '/'));
    readFile(file).then(
      (content) => response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/css').end(content),
      () => response.writeHead(404).end(),
    );
  }).listen(GALLERY_PORT, '127.0.0.1');
  const page = await inBrowser.newPage({ viewport: { width: 1440, height: 900 } });
  const log = await FrameLog.of(page);
  const address = `http://127.0.0.1:${String(GALLERY_PORT)}/frames.html`;
  const over = (target: Locator, isPressed = false) => measured(page, log, target, isPressed);

  await page.goto(address);
  rows.heading = await over(page.getByRole('heading', { name: 'Frames' }));
  rows.pointer = await over(page.getByRole('application'));
  await page.getByRole('application').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  rows.brush = await over(page.getByRole('slider').locator('..'), true);
  await page.goto('about:blank');
  await page.goto(`${address}#graph`);
  rows.graph = await over(page.getByRole('img'), true);
  await page.close();
  server.close();
}

/** The screen of the home in the product, with its tiles in view, at rest and while its devices change. */
async function home(inBrowser: Browser): Promise<void> {
  const settings = { HOME_TARGETS: `127.0.0.1:${String(BROKER_PORT)}` };
  const stack = await startEmbedded({ webPort: WEB_PORT, settings });
  const context = await inBrowser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const account = { email: 'frames@example.com', password: 'correct horse battery', name: 'Mara' };
  await signUpByRequest(context, stack.baseUrl, account);
  const client = await Client.signIn(stack.baseUrl, account);
  const devices = await MqttHome.start(BROKER_PORT, { sensors: DEVICES });
  try {
    await joinHome(client, devices, DEVICES);
    const page = await context.newPage();
    await page.goto(`${stack.baseUrl}/smart-home`);
    await page.getByRole('link', { name: 'sensor-0', exact: true }).waitFor();
    const log = await FrameLog.of(page);
    const seconds = async (): Promise<number> => {
      await wait(SECONDS * 1_000);
      return SECONDS;
    };
    rows['home at rest, a second'] = await log.during(seconds);
    devices.changes(CHANGES_A_SECOND);
    rows[`home, ${String(CHANGES_A_SECOND)} changes, a second`] = await log.during(seconds);
  } finally {
    await devices.stop();
    await stack.stop();
  }
}

async function measured(page: Page, log: FrameLog, target: Locator, isPressed: boolean): Promise<Frames> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is measured is not to be seen.');
  return log.during(() => sweep(page, box, { isPressed }));
}
