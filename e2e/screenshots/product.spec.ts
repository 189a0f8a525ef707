import type { Page } from '@playwright/test';
import { seed } from '../fixtures/seed.ts';
import { expect, test } from '../fixtures/test.ts';
import { clearPictures, writePicture } from './pictures.ts';
import { corrected, questions, search, told } from './sample-life.ts';

/** A window small enough that its words can still be read in the column of a page, and a phone. */
const shapes = {
  wide: { viewport: { width: 1024, height: 688 }, deviceScaleFactor: 2, widths: [680, 1360] },
  narrow: { viewport: { width: 360, height: 560 }, deviceScaleFactor: 3, widths: [720] },
};

const ZONE = zoneAtNine();

test.use({ viewport: shapes.wide.viewport, timezoneId: ZONE });

test('the screens of the product, on sample data', async ({ page, owner, dashboard, ask, memory }) => {
  test.setTimeout(600_000);
  expect(owner.name).toBe('Mara');
  await seed.timeZone(page, ZONE);
  for (const text of told) await dashboard.remember(text);
  await page.goto('/memory');
  await memory.open(corrected.from);
  await memory.correct(corrected.to);
  const jonas = page.url();
  await page.goto('/ai-chat');
  for (const question of questions) await ask.say(question);
  const conversation = page.url();
  const words = [
    { name: 'ask', address: conversation, shows: 'I don’t have anything about that' },
    {
      name: 'search',
      address: `/memory/semantic-search?q=${encodeURIComponent(search)}`,
      shows: 'Mum prefers',
    },
    { name: 'memory', address: jonas, shows: 'Version 2' },
  ];
  await clearPictures();
  await take(page, words);
  // The year of an invented person, for what needs more than words.
  await page.goto('/dashboard');
  await seed.sampleData(page);
  await seed.findings(page);
  // As Today is for somebody who is through with them.
  await page.reload();
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(page.getByRole('region', { name: 'Morning brief' })).toBeVisible();
  await take(page, [
    { name: 'dashboard', address: '/dashboard', shows: 'Morning brief' },
    { name: 'body', address: '/biometrics', shows: 'Sleep' },
    { name: 'mood', address: '/mood', shows: 'How is it right now?' },
    { name: 'home', address: '/smart-home', shows: 'Living room' },
    { name: 'analytics', address: '/analytics', shows: 'association' },
    { name: 'day', address: `/day/${yesterday()}`, shows: 'Mood' },
    { name: 'twin', address: '/twin-interface', shows: 'Profile' },
  ]);
});

interface Screen {
  name: string;
  address: string;
  /** What has to stand there before the picture is taken. */
  shows: string;
}

/** Each screen in both themes and both shapes, as whoever is signed in at the page sees it. */
async function take(page: Page, screens: readonly Screen[]): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const storageState = await page.context().storageState({ indexedDB: true });
  for (const [shape, { widths, ...window }] of Object.entries(shapes)) {
    for (const theme of ['dark', 'light']) {
      const { baseURL } = test.info().project.use;
      const context = await browser.newContext({ baseURL, storageState, timezoneId: ZONE, ...window });
      await context.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
      }, theme);
      const screen = await context.newPage();
      for (const { name, address, shows } of screens) {
        await screen.goto(address);
        await settle(screen, shows);
        const shot = await screen.screenshot({ animations: 'disabled', caret: 'hide' });
        await writePicture(`${name}-${theme}-${shape}`, shot, widths);
      }
      await context.close();
    }
  }
}

/** The last day that the sample year tells of. */
function yesterday(): string {
  return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
}

/** With what it has to show, and without a field that asks to be written in. */
async function settle(page: Page, shows: string): Promise<void> {
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** The greeting and the times are those of a morning, whenever the pictures are taken. */
function zoneAtNine(): string {
  const hoursBehind = Math.min(12, new Date().getUTCHours() - 9);
  return `Etc/GMT${hoursBehind < 0 ? '' : '+'}${String(hoursBehind)}`;
}
