import { expect, test } from '../../fixtures/test.ts';
import { ReadingImportsPage } from '../../pages/reading-imports-page.ts';

/** Some seconds of importing: time enough to see it under way. */
const RECORDS = 30_000;

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('an Apple Health export is looked at, imported with progress, and undone', async ({ page }) => {
  const imports = new ReadingImportsPage(page);
  await imports.goto();
  await imports.choose('export.xml', appleHealth(RECORDS));
  await expect(imports.preview.getByRole('row', { name: /Heart rate \(bpm\).*30,000/ })).toBeVisible();
  await expect(page.getByText('1 × Its value is no number.')).toBeVisible();
  await imports.start();
  await expect(imports.latest.getByRole('progressbar', { name: 'Reading' })).toBeVisible();
  await expect(imports.latest).toContainText('30,000 new readings, 1 row skipped', { timeout: 60_000 });

  await imports.latest.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /30001, export\.xml/ })).toContainText(
    'no number',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await imports.latest.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete imported readings' }).click();
  await expect(imports.latest).toContainText('Undone: 30,000 readings deleted', { timeout: 60_000 });
});

/** Heart rates eight seconds apart, and one record that is malformed. */
function appleHealth(count: number): string {
  const record = (at: number, value: string): string => {
    const time = `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} +0000`;
    return `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="${time}" endDate="${time}" value="${value}"/>`;
  };
  const start = Date.UTC(2026, 0, 1);
  const records = Array.from({ length: count }, (_, i) => record(start + i * 8000, String(60 + (i % 40))));
  records.push(record(start, '68,4'));
  return `<?xml version="1.0"?>\n<HealthData locale="en">\n${records.join('\n')}\n</HealthData>\n`;
}
