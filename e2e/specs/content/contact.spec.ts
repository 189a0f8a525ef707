import { sendContactMessage } from '../../fixtures/contact-message.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';

test('a message is sent, and its writer shown its reference', { tag: '@stack' }, async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.write('When is the next backup?\nAnd who can read it?');
  await contact.button('Send message').click();
  await expect(contact.arrived).toBeFocused();
  await expect(page.getByText(/^TW-[2-9A-Z]{4}-[2-9A-Z]{2}$/)).toBeVisible();
  await page.reload();
  await expect(contact.message).toHaveValue('');
});

test('what is no message of our page is refused, whoever refuses it', { tag: '@stack' }, async () => {
  const refused: [name: string, status: number, change: Record<string, unknown>, headers?: object][] = [
    ['an email with a line break', 400, { email: 'mara@example.org\nBcc: all@example.org' }],
    ['5,001 characters', 400, { message: 'x'.repeat(5_001) }],
    ['a NUL character', 400, { message: 'a\u0000b' }],
    ['half a surrogate pair', 400, { name: 'a\ud800b' }],
    ['a field nobody knows', 400, { role: 'admin' }],
    ['ten megabytes', 413, { message: 'x'.repeat(10_000_000) }],
    ['a form', 415, {}, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another site', 403, {}, { 'sec-fetch-site': 'cross-site' }],
  ];
  for (const [name, status, change, headers] of refused) {
    const answer = await sendContactMessage(change, headers);
    expect(answer.status, name).toBe(status);
    expect(answer.headers.get('content-type'), name).toContain('application/problem+json');
  }
});
