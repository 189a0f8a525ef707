import { openAdministrator } from '../../fixtures/administrator.ts';
import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPage } from '../../pages/admin-page.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('the administration is good in every look, with people and messages and without', async ({
  page,
  signIn,
  dashboard,
}) => {
  await page.goto('/login');
  await signIn.signIn(await openAdministrator());
  await dashboard.expectOpen();
  const admin = new AdminPage(page);
  await admin.open();
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByText(/^No one matches/)).toBeVisible();
  await expectAccessibleInAllThemes(page);

  // Everybody's messages stand here; these are the ones that are hard to lay out.
  let items = [
    message({ message: 'A line of many.\n'.repeat(40) }),
    message({ reference: 'TW-X2WD-H4', handledAt: '2026-03-05T08:00:00.000Z' }),
    message({ reference: 'TW-BBBB-22', name: 'x'.repeat(100), email: `${'y'.repeat(60)}@example.org` }),
  ];
  await page.route('**/api/admin/contact-messages?*', (route) =>
    route.fulfill({ json: { items, nextCursor: null, total: items.length, open: items.length } }),
  );
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAccessibleInAllThemes(page);
  items = [];
  await page.reload();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  let links = [link({}), link({ to: `${'y'.repeat(60)}@example.org`, kind: 'RECOVER_EMAIL' })];
  await page.route('**/api/admin/mail', (route) => route.fulfill({ json: { sends: false, items: links } }));
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessibleInAllThemes(page);
  links = [];
  await page.reload();
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

function link(change: object): object {
  return {
    id: crypto.randomUUID(),
    kind: 'PASSWORD_RESET',
    to: 'mara@example.org',
    content: `http://localhost:8080/auth/action?mode=resetPassword&oobCode=${'x'.repeat(43)}`,
    createdAt: '2026-03-04T18:22:00.000Z',
    expiresAt: '2026-03-04T19:22:00.000Z',
    ...change,
  };
}

function message(change: object): object {
  return {
    id: crypto.randomUUID(),
    reference: 'TW-7K3M-Q9',
    name: 'Jonas Lindqvist',
    email: 'jonas@example.org',
    message: 'When is the next backup?',
    receivedAt: '2026-03-04T18:22:00.000Z',
    handledAt: null,
    ...change,
  };
}
