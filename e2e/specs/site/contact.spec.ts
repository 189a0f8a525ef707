import { sendLetter } from '../../fixtures/letter.ts';
import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';

const WORDS = 'When is the next backup?\nAnd who can read it?';

test.describe('the contact form', () => {
  test.use({ failures: [429] });

  test('sends a message and shows its reference', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.write(WORDS);
    await contact.button('Send message').click();
    await expect(contact.arrived).toBeFocused();
    await expect(page.getByText(/^TW-[2-9A-Z]{4}-[2-9A-Z]{2}$/)).toBeVisible();
    await page.reload();
    await expect(contact.message).toHaveValue('');
  });

  test('loses nothing while the server is away, and sends the same message later', async ({ page }) => {
    const contact = new ContactPage(page);
    const tried = await contact.serverIsAway();
    await contact.open();
    await contact.write(WORDS);
    await contact.button('Send message').click();
    await contact.expectFailure('The server cannot be reached at the moment.');
    await page.reload();
    await expect(contact.message).toHaveValue(WORDS);
    await contact.button('Send message').click();
    await contact.expectFailure('What you wrote stays here');

    const sent = await contact.serverAnswers();
    await contact.button('Try again').click();
    await expect(contact.arrived).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(new Set([...tried, ...sent].map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('says that it is sending, and sends once however often it is pressed', async ({ page }) => {
    const contact = new ContactPage(page);
    let requests = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await contact.routeTo(async (route) => {
      requests += 1;
      await released;
      await route.fulfill({ status: 201, json: { reference: 'TW-7K3M-Q9' } });
    });
    await contact.open();
    await contact.write(WORDS);
    await contact.button('Send message').click();
    await expect(contact.button('Sending…')).toHaveAttribute('aria-busy');
    await contact.button('Sending…').dispatchEvent('click');
    await contact.name.press('Enter');
    release();
    await expect(contact.arrived).toBeVisible();
    expect(requests).toBe(1);
  });

  test('says when to come back after too many', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.routeTo((route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '720' },
        contentType: 'application/problem+json',
        json: {
          code: 'too_many_requests',
          error: 'That was too often. Please try again in 12 minutes.',
        },
      }),
    );
    await contact.open();
    await contact.write(WORDS);
    await contact.button('Send message').click();
    await contact.expectFailure('Please try again in 12 minutes.');
    await expect(contact.message).toHaveValue(WORDS);
  });

  test('can be used by keyboard alone', async ({ page }) => {
    const contact = new ContactPage(page);
    const sent = await contact.serverAnswers();
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
    const sent = await contact.serverAnswers();
    await page.goto('/contact', { waitUntil: 'commit' });
    await contact.write(WORDS);
    await contact.button('Send message').click();
    await expect(contact.arrived).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Mara', message: WORDS }]);
  });
});

const refused: [name: string, status: number, change: Record<string, unknown>, headers?: object][] = [
  ['an e-mail with a line break', 400, { email: 'mara@example.org\nBcc: all@example.org' }],
  ['5,001 characters', 400, { message: 'x'.repeat(5_001) }],
  ['a NUL character', 400, { message: 'a\u0000b' }],
  ['half a surrogate pair', 400, { name: 'a\ud800b' }],
  ['a field nobody knows', 400, { role: 'admin' }],
  ['ten megabytes', 413, { message: 'x'.repeat(10_000_000) }],
  ['a form', 415, {}, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another site', 403, {}, { 'sec-fetch-site': 'cross-site' }],
];

for (const [name, status, change, headers] of refused) {
  test(`a message with ${name} is refused with ${String(status)}`, async () => {
    const answer = await sendLetter(change, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
}

test('every state of the form is good in every look', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.serverIsAway();
  await contact.open();
  await contact.message.fill('x'.repeat(5_001));
  await contact.button('Send message').click();
  await expect(contact.name).toBeFocused();
  await expectGoodInEveryLook(page);
  await contact.write(WORDS);
  await contact.button('Send message').click();
  await contact.expectFailure('The server cannot be reached');
  await expectGoodInEveryLook(page);
  await contact.serverAnswers();
  await contact.button('Try again').click();
  await expect(contact.arrived).toBeVisible();
  await expectGoodInEveryLook(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what to do instead of showing a form that cannot send', async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    // Playwright finds no text inside of a noscript element, and every role.
    const note = page.locator('noscript').getByRole('status');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Sending a message needs JavaScript');
    await expect(contact.name).toBeHidden();
  });
});
