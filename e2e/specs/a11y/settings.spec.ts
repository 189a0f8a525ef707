import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { settingsTabs } from '../../pages/settings-page.ts';

test.use({ viewport: { width: 360, height: 780 }, signUpBy: 'form' });

test('every tab of the settings is good in every look', async ({ page, owner, settings }) => {
  expect(owner.name).toBe('Mara');
  await settings.open('Account');
  for (const tab of settingsTabs) {
    await settings.turnTo(tab);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    await expectAccessibleInAllThemes(page);
  }
});

test('every form of the settings is good in every look, to the last page of an account', async ({
  page,
  owner,
  settings,
}) => {
  await settings.open('Sign-in methods');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Add a number' }).click();
  await expectAccessibleInAllThemes(page);
  await settings.turnTo('Account');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expectAccessibleInAllThemes(page);
  await settings.askToDelete('somebody@example.com');
  await expect(page.getByText(`This isn’t ${owner.email}.`)).toBeVisible();
  await expectAccessibleInAllThemes(page);

  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('textbox').fill(owner.email);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});
