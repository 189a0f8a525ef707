import { browserHeaders } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a device that read the code sends a reading, which is seen as it comes and stands on its page', async ({
  page,
  owner,
  browser,
  baseURL,
}) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Add device' }).last().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Shed sensor');
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByText('Waiting for the first message…')).toBeVisible();
  const code = await page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/).textContent();

  // The device is nobody who is signed in.
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await phone.goto(`/pair#${code ?? ''}`);
  await phone.getByRole('button', { name: 'Connect' }).click();
  const token = await phone.getByRole('textbox', { name: 'Token' }).inputValue();
  const at = new Date().toISOString();
  const sent = await device.request.post('/api/ingest', {
    headers: { ...browserHeaders, authorization: `Bearer ${token}` },
    data: { sentAt: at, readings: [{ id: '1', at, name: 'temp', value: 21.4, unit: '°C' }] },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  // A code works once.
  await phone.reload();
  await phone.getByRole('button', { name: 'Connect' }).click();
  await expect(phone.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await device.close();

  await expect(page.getByText('Received: temp 21.4 °C')).toBeVisible();
  await page.getByRole('link', { name: 'Choose what is kept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shed sensor' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'temp 21.4 °C' })).toBeVisible();
  await page.getByRole('combobox', { name: 'temp' }).selectOption('History of this device');
  await expect(page.getByRole('row', { name: /temp 21\.4 °C/ })).toContainText('History of this device');
});
