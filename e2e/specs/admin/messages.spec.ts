import { openAdministrator } from '../../fixtures/administrator.ts';
import { sendLetter } from '../../fixtures/letter.ts';
import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPage } from '../../pages/admin-page.ts';

test('a visitor’s message is read as text, handled, reopened and deleted', async ({
  page,
  signIn,
  dashboard,
}) => {
  const name = '<script>document.title = "taken"</script>';
  const answer = await sendLetter({ name, message: '<img src=x onerror="document.title = 1">\nBye.' });
  const { reference } = (await answer.json()) as { reference: string };
  await page.goto('/login');
  await signIn.signIn(await openAdministrator());
  await dashboard.expectOpen();
  const admin = new AdminPage(page);
  await admin.open();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);

  const message = page.getByRole('article', { name: reference });
  await expect(message.getByRole('heading')).toHaveText(name);
  await expect(message.getByText('<img src=x onerror="document.title = 1">')).toBeVisible();
  await expect(page).toHaveTitle('Twyn | Messages');
  await expect(message.getByRole('link', { name: 'jonas@example.org' })).toHaveAttribute(
    'href',
    `mailto:jonas@example.org?subject=Your%20message%20${reference}`,
  );

  await message.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(message.getByText(/^Handled/)).toBeVisible();
  await message.getByRole('button', { name: 'Reopen' }).click();
  await expect(message.getByText(/^Handled/)).toBeHidden();
  await message.getByRole('button', { name: `Delete ${reference}` }).click();
  await admin.confirm('Delete message');
  await expect(message).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('nobody else sees the messages', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/admin/messages');
  await dashboard.expectOpen();
});

const example = (change: object): object => ({
  id: crypto.randomUUID(),
  reference: 'TW-7K3M-Q9',
  name: 'Jonas Lindqvist',
  email: 'jonas@example.org',
  message: 'When is the next backup?',
  receivedAt: '2026-03-04T18:22:00.000Z',
  handledAt: null,
  ...change,
});

test('the messages are good in every look, with data and empty', async ({ page, signIn, dashboard }) => {
  let items = [
    example({ message: 'A line of many.\n'.repeat(40) }),
    example({ reference: 'TW-X2WD-H4', handledAt: '2026-03-05T08:00:00.000Z' }),
    example({ reference: 'TW-BBBB-22', name: 'x'.repeat(100), email: `${'y'.repeat(60)}@example.org` }),
  ];
  await page.route('**/api/admin/contact-messages?*', (route) =>
    route.fulfill({ json: { items, nextCursor: null, total: items.length, open: items.length } }),
  );
  await page.goto('/login');
  await signIn.signIn(await openAdministrator());
  await dashboard.expectOpen();
  await page.goto('/admin/messages');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectGoodInEveryLook(page);
  items = [];
  await page.reload();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expectGoodInEveryLook(page);
});
