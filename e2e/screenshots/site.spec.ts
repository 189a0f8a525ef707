import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';
import { writeSharePicture } from './pictures.ts';

/** To be looked at, not kept. */
const shots = path.resolve(import.meta.dirname, '../test-results/site');
const widths = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

for (const [size, viewport] of Object.entries(widths)) {
  for (const theme of ['dark', 'light']) {
    test(`every public page, ${theme}, ${size}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
      }, theme);
      for (const address of await new SitePage(page).addresses()) {
        await page.goto(address);
        await loadPictures(page);
        const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
        await page.screenshot({
          path: path.join(shots, `${name}-${theme}-${String(viewport.width)}.png`),
          fullPage: true,
        });
      }
    });
  }
}

test.describe('the picture beside a link', () => {
  // Its own style stands against the page's policy.
  test.use({ viewport: { width: 1200, height: 630 }, bypassCSP: true });

  test('is the first view of the home page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.addStyleTag({
      content: 'header { display: none } main > :first-child { min-height: 630px; padding-inline: 64px }',
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await writeSharePicture(await page.screenshot({ animations: 'disabled' }));
  });
});

/** What loads when it comes into view has done so. */
async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}
