import path from 'node:path';
import { type Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Where pictures stand that are looked at beside the mock-ups. */
export const FOLDER = path.resolve(import.meta.dirname, '../test-results/screens');
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

type Shoot = (name: string, fullPage?: boolean) => Promise<void>;

/** Goes through a page in both themes and widths; `shoot` takes its picture once nothing loads any more. */
export async function inEveryLook(page: Page, walk: (shoot: Shoot) => Promise<void>): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => {
        localStorage.setItem('theme', chosen);
      }, theme);
      await walk(async (name, fullPage = true) => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const file = path.join(FOLDER, `${name}-${theme}-${String(size.width)}.png`);
        await page.screenshot({ path: file, fullPage, animations: 'disabled', caret: 'hide' });
      });
    }
  }
}
