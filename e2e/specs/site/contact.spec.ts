import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';

const WORDS = 'When is the next backup?\nAnd who can read it?';

test('every state of the form is good in every look, and no reload loses the words', async ({ page }) => {
  const contact = new ContactPage(page);
  const tried = await contact.stubServerDown();
  await contact.open();
  await contact.message.fill('x'.repeat(5_001));
  await contact.button('Send message').click();
  await expect(contact.name).toBeFocused();
  await expectAccessibleInAllThemes(page);
  await contact.write(WORDS);
  await contact.button('Send message').click();
  await contact.expectFailure('The server can’t be reached at the moment. What you wrote stays here');
  await expectAccessibleInAllThemes(page);

  await page.reload();
  await expect(contact.message).toHaveValue(WORDS);
  const sent = await contact.stubServerSuccess();
  await contact.button('Send message').click();
  await expect(contact.arrived).toBeFocused();
  expect(sent).toEqual([
    expect.objectContaining({ idempotencyKey: tried[0]?.idempotencyKey, message: WORDS }),
  ]);
  await expectAccessibleInAllThemes(page);
  await page.reload();
  await expect(contact.message).toHaveValue('');
});

test('can be used by keyboard alone', async ({ page }) => {
  const contact = new ContactPage(page);
  const sent = await contact.stubServerSuccess();
  await contact.open();
  await contact.name.focus();
  await page.keyboard.type('Mara');
  await page.keyboard.press('Enter');
  await expect(contact.email).toBeFocused();
  await page.keyboard.type('mara@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Goodbye.');
  await page.keyboard.press('Tab');
  await expect(contact.button('Send message')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contact.arrived).toBeFocused();
  expect(sent).toMatchObject([
    { name: 'Mara', email: 'mara@example.org', message: 'Hello.\nGoodbye.', website: '' },
  ]);
});

test('keeps the page where it was scrolled to when the application arrives', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('twyn:ready', () => (document.documentElement.dataset.ready = ''));
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('works from before the application has arrived', async ({ page }) => {
  const contact = new ContactPage(page);
  const sent = await contact.stubServerSuccess();
  await page.goto('/contact', { waitUntil: 'commit' });
  await contact.write(WORDS);
  await contact.button('Send message').click();
  await expect(contact.arrived).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Mara', message: WORDS }]);
});
