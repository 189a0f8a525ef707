import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

const AFTER_PAINT_MS = 50;

// The application is held back, so that it is certain who was pressed: a page without any.
test('a click 50 ms after the first paint is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.addInitScript((delay) => {
    new PerformanceObserver(() => {
      setTimeout(() => {
        const cards = [...document.querySelectorAll<HTMLElement>('#demos button')];
        cards.find(({ textContent }) => textContent.includes('Voice Interface'))?.click();
        document.documentElement.dataset.pressed = '';
      }, delay);
    }).observe({ type: 'paint', buffered: true });
  }, AFTER_PAINT_MS);
  await page.goto('/');
  await expect(page.locator('html[data-pressed]')).toHaveCount(1);
  letGo();
  await expect(page.getByText('A sample home')).toBeVisible();
});

test('a key pressed before the application has arrived is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/');
  await new SitePage(page).demoCard('Biometric Integration').focus();
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByText('Overall status')).toBeVisible();
});

test('a link leads on while the application is still under way', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/features');
  await page.getByRole('main').getByRole('link', { name: 'Run it yourself' }).click();
  await expect(page).toHaveURL(/\/getting-started$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
});

/** No script of the application arrives before the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
