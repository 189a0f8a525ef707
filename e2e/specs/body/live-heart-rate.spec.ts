import { emulateStrap } from '../../fixtures/emulated-strap.ts';
import { expect, test } from '../../fixtures/test.ts';

// Chromium on Linux has Web Bluetooth only when it is asked for; whoever shares a worker gets it, too.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebBluetooth'] }),
    { scope: 'worker' },
  ],
});

test('a strap over Bluetooth is found, kept on another screen, recorded, lost and found again', async ({
  owner,
  page,
  browser,
  shell,
}) => {
  expect(owner.name).toBe('Mara');
  const strap = await emulateStrap(browser, page, 'Test strap');
  await page.goto('/biometrics');
  const card = page.getByRole('region', { name: 'Heart rate, live' });
  await card.getByRole('button', { name: 'Connect a strap' }).click();
  await expect(card.getByText('Strap connected')).toBeVisible();
  await expect(card.getByText('Test strap')).toBeVisible();
  await expect(card.getByText('72', { exact: true })).toBeVisible();
  // It stays connected while another screen is open.
  await shell.open('Memory');
  await shell.open('Body');
  await expect(card.getByText('Strap connected')).toBeVisible();
  await card.getByRole('button', { name: 'Record' }).click();
  await expect(card.getByRole('button', { name: /Stop recording 0:0[2-9]/ })).toBeVisible();
  await strap.breakConnection();
  await expect(card.getByText('Reconnecting', { exact: true })).toBeVisible();
  await expect(card.getByText('Strap connected')).toBeVisible();
  const kept = page.waitForResponse('**/api/live-readings');
  await card.getByRole('button', { name: /Stop recording/ }).click();
  expect(((await (await kept).json()) as { kept: number }).kept).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Disconnect' }).click();
});
