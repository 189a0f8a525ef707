import type { Page } from '@playwright/test';
import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

/** So that they take their time side by side. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  // The console fixture fails on a broken policy and on a page that is hydrated differently.
  test(`every public page is good in every look, part ${String(part + 1)} of ${String(PARTS)}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        console.error(`The policy forbids: ${effectiveDirective} ${blockedURI} ${sample}`);
      });
    });
    const addresses = await new SitePage(page).everyAddress();
    for (const address of addresses.filter((_, index) => index % PARTS === part)) {
      await page.goto(address);
      await page.mouse.move(100, 300);
      await expectAccessibleInAllThemes(page, async () => {
        expect(await wordsCutOff(page), `${address}: cut off by the window's edge`).toEqual([]);
      });
    }
  });
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
