import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { settingsTabs } from '../../pages/settings-page.ts';

test.use({ signUpBy: 'form' });

test('every tab is good in every look', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  for (const tab of settingsTabs) {
    await settings.open(tab);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    await expectGoodInEveryLook(page);
  }
});

test('every form and question is good in every look', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  await settings.open('Account');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expectGoodInEveryLook(page);

  await settings.open('Sign-in methods');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Add a number' }).click();
  await expectGoodInEveryLook(page);
});
