import { openAdministrator } from '../../fixtures/administrator.ts';
import { Client } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPage } from '../../pages/admin-page.ts';
import { baseUrl } from '../../stacks/address.ts';

test(
  'a role is given and taken, and the sessions of a person ended',
  { tag: '@stack' },
  async ({ page, signIn, dashboard, shell }) => {
    const person = await Client.signUp(baseUrl);
    await page.goto('/login');
    await signIn.signIn(await openAdministrator());
    await dashboard.expectOpen();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL(/\/admin$/);

    const admin = new AdminPage(page);
    const row = await admin.find(person.account.email);
    await expect(row).toContainText('Member');
    await admin.choose(row, 'Make an administrator');
    await admin.confirm('Make administrator');
    await expect(row).toContainText('Administrator');
    await admin.choose(row, 'Make a member');
    await admin.confirm('Make member');
    await expect(row).toContainText('Member');

    await admin.choose(row, 'End sessions');
    await admin.confirm('End sessions');
    await shell.expectToast(/1 session of .* ended/);
    expect((await person.send('GET', '/api/me')).status).toBe(401);
  },
);
