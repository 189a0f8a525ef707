import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { settingsTabs } from '../../pages/settings-page.ts';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`every tab, form and question has no violation (${size}, ${theme})`, async ({
      page,
      owner,
      settings,
    }) => {
      expect(owner.name).toBe('Mara');
      await page.setViewportSize(viewport);
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const tab of settingsTabs) {
        await settings.open(tab);
        await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
        await expectAccessible(page);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
      }

      await settings.open('Account');
      await page.getByRole('button', { name: 'Change name' }).click();
      await page.getByRole('button', { name: 'Change e-mail' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await expectAccessible(page);

      await settings.open('Sign-in methods');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Add a number' }).click();
      await expectAccessible(page);
    });
  }
}
