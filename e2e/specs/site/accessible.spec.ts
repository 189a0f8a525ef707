import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['dark', 'light']) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({ viewport });

      // The console fixture fails on a broken policy and on a page that is hydrated differently.
      test('every public page has no violation and no sideways scrolling', async ({ page }) => {
        test.setTimeout(300_000);
        await page.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
            console.error(`The policy forbids: ${effectiveDirective} ${blockedURI} ${sample}`);
          });
        }, theme);
        for (const address of await new SitePage(page).everyAddress()) {
          await page.goto(address);
          await page.mouse.move(100, 300);
          await expectAccessible(page);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${address}: pixels wider than the window`).toBeLessThanOrEqual(0);
          expect(await wordsCutOff(page), `${address}: cut off by the window's edge`).toEqual([]);
        }
      });
    });
  }
}

/** Paragraphs that end beyond the window, where nothing can be scrolled to them. */
function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)')]
      .filter(
        (element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element.parentElement),
      )
      .map((element) => element.textContent.slice(0, 80));
  });
}
