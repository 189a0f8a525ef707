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

test.describe('a heart rate, live', () => {
  test('of a simulated strap: labelled, drawn, breathed with, and never recorded', async ({
    owner,
    page,
  }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/biometrics');
    const card = page.getByRole('region', { name: 'Heart rate, live' });
    await expect(page.getByText(/Twyn is not a medical device/)).toBeVisible();
    await card.getByRole('button', { name: 'Try a simulated strap' }).click();
    await expect(card.getByText('Simulated strap', { exact: true })).toBeVisible();
    await expect(card.getByText('Made up, never recorded')).toBeVisible();
    await expect(card.getByRole('button', { name: /Record/ })).toBeHidden();
    await expect(card.getByRole('img', { name: /last two minutes: between \d+ and \d+/ })).toBeVisible();
    await card.getByRole('button', { name: 'Breathe, 2 min' }).click();
    await expect(card.getByText('Breathe out')).toBeVisible();
    await card.getByRole('button', { name: 'End breathing' }).click();
    // It stays connected while another screen is open.
    await page.getByRole('link', { name: 'Memory', exact: true }).first().click();
    await page.getByRole('link', { name: 'Body', exact: true }).first().click();
    await expect(card.getByText('Simulated strap', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Disconnect' }).click();
    await expect(card.getByRole('button', { name: 'Try a simulated strap' })).toBeVisible();
    const now = Date.now();
    const [from, before] = [now - 3_600_000, now + 3_600_000].map((at) => new Date(at).toISOString());
    const answer = await page.request.get(`/api/readings?metric=heart-rate&from=${from}&before=${before}`);
    expect(((await answer.json()) as { items: unknown[] }).items).toEqual([]);
  });
});

test.describe('a strap over Bluetooth', () => {
  test('is found, recorded, lost and found again', async ({ owner, page, browser }) => {
    expect(owner.name).toBe('Mara');
    const strap = await emulateStrap(browser, page, 'Test strap');
    await page.goto('/biometrics');
    const card = page.getByRole('region', { name: 'Heart rate, live' });
    await card.getByRole('button', { name: 'Connect a strap' }).click();
    await expect(card.getByText('Strap connected')).toBeVisible();
    await expect(card.getByText('Test strap')).toBeVisible();
    await expect(card.getByText('72', { exact: true })).toBeVisible();
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
});
