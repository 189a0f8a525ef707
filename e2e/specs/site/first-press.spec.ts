import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

const AFTER_PAINT_MS = 50;

// The application is held back, so that it is certain who was pressed: a page without any.
test('a click 50 ms after the first paint is not lost', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.addInitScript((delay) => {
    const press = (): void => {
      const cards = [...document.querySelectorAll<HTMLElement>('#demos button')];
      const card = cards.find(({ textContent }) => textContent.includes('Voice Interface'));
      // The first paint may come before the rest of a page that is still being read.
      if (!card) {
        requestAnimationFrame(press);
        return;
      }
      card.click();
      document.documentElement.dataset.pressed = '';
    };
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      setTimeout(press, delay);
    }).observe({ type: 'paint', buffered: true });
  }, AFTER_PAINT_MS);
  // Not until it has loaded: the scripts that are held back are a part of it once somebody has pressed.
  await page.goto('/', { waitUntil: 'commit' });
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

test('a trial is asked for by address, so that a press before the application counts', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/pricing');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/signup\?trial=true&from=%2Fpricing$/);
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
