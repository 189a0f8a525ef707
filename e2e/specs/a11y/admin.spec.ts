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

  // What the server itself sent, and what the language model took: cards of the AI dashboard with figures that a new server has not.
  await page.route('**/api/admin/system-calls*', (route) =>
    route.fulfill({ json: { items: calls(), nextCursor: null } }),
  );
  await page.route('**/api/ai-dashboard/outside-calls*', (route) =>
    route.fulfill({ json: { items: calls(), nextCursor: 'more' } }),
  );
  await page.route('**/api/model/usage*', (route) => route.fulfill({ json: { days: usage() } }));
  await page.goto('/ai-dashboard');
  await page.getByRole('button', { name: 'Show the server’s calls' }).click();
  await page.getByRole('button', { name: 'Show each call' }).click();
  await expect(page.getByRole('table', { name: 'Calls of the server' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Calls to other machines' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await admin.open();

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

/** One of each outcome, with a name as long as one may be. */
function calls(): object[] {
  const call = {
    ...{ at: '2026-03-04T18:22:00.000Z', host: 'api.example.com', port: 443, place: 'outside' },
    ...{ part: 'language-model', bytesSent: 1_240_000, bytesReceived: 80_000, tookMs: 700 },
    ...{ outcome: 'ok', status: 200, reason: 'answer', withheld: null },
  };
  return [
    call,
    { ...call, outcome: 'refused', status: 429, reason: 'search' },
    {
      ...call,
      outcome: 'failed',
      status: null,
      reason: null,
      host: `${'mail.'.repeat(20)}example.org`,
      port: 465,
    },
    { ...call, outcome: 'withheld', status: null, withheld: 'resting', bytesSent: 0, bytesReceived: 0 },
  ].map((each) => ({ ...each, id: crypto.randomUUID() }));
}

/** Of the language model, over some days. */
function usage(): object[] {
  return Array.from({ length: 14 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 2, 4 + day)).toISOString().slice(0, 10),
    ...{ answered: 12 - (day % 5), inputTokens: 15_200 + 700 * day, outputTokens: 1_810 },
    ...{ medianFirstMs: 420, p95FirstMs: 1_900 },
  }));
}
