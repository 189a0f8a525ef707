import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

const images = path.resolve(import.meta.dirname, '../../docs/images');
const told = [
  'Mum prefers phone calls on Sunday afternoons.',
  'The boiler was serviced in February, next one due in October.',
  'Ferritin came back at 18, a little low. Dr. Okafor wants to repeat it in three months.',
  'Jonas lives in Porto and works at a bakery.',
  'My sister Ana is allergic to peanuts. She told me in Porto, after the octopus.',
];

for (const theme of ['dark', 'light']) {
  test(`the screens in ${theme}`, async ({ page, owner, dashboard, ask }) => {
    expect(owner.name).toBe('Mara');
    await page.evaluate((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    await page.reload();
    for (const text of told) await dashboard.remember(text);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: /Ana is allergic/ })).toBeVisible();
    await page.screenshot({ path: path.join(images, `dashboard-${theme}.png`) });

    await page.goto('/ai-chat');
    await ask.say('What is Ana allergic to?');
    await ask.say('When is the boiler serviced next?');
    await ask.say('Where does Ben live?');
    await page.screenshot({ path: path.join(images, `ask-${theme}.png`) });

    await page.goto('/memory/semantic-search?q=nut%20allergy');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.screenshot({ path: path.join(images, `search-${theme}.png`) });
  });
}
