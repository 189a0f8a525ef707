import { openAdministrator } from '../../fixtures/administrator.ts';
import { sendContactMessage } from '../../fixtures/contact-message.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPage } from '../../pages/admin-page.ts';

test('a visitor’s message is read as text, handled, reopened and deleted', async ({
  page,
  signIn,
  dashboard,
}) => {
  const name = '<script>document.title = "taken"</script>';
  const answer = await sendContactMessage({
    name,
    message: '<img src=x onerror="document.title = 1">\nBye.',
  });
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
