import { readFile } from 'node:fs/promises';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

// What is refused is shown beside its field.
test.use({ failures: [422] });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a chart is read and zoomed by keys and by drag, and goes away as files', async ({ page, shell }) => {
  await seed.days(page, 'body-weight', 60, 70);
  await shell.turnTo('/biometrics/body-weight');
  const chart = page.getByRole('application', { name: /^Weight\./ });
  const shown = page.getByRole('slider', { name: 'Shown part of Weight' });
  const whole = await shown.getAttribute('aria-valuetext');
  await chart.focus();
  await chart.press('End');
  await expect(page.getByRole('status').filter({ hasText: /: \d\d\.0$/ })).toBeAttached();
  await chart.press('+');
  await expect(shown).not.toHaveAttribute('aria-valuetext', whole ?? '');
  await chart.press('Escape');
  await expect(shown).toHaveAttribute('aria-valuetext', whole ?? '');

  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + box.width * 0.6, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + 110, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await expect(shown).not.toHaveAttribute('aria-valuetext', whole ?? '');

  // The radio itself is drawn by its label.
  await page.getByRole('radio', { name: 'Y', exact: true }).press('Space');
  await expect(page).toHaveURL(/range=y/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Y', exact: true })).toBeChecked();

  for (const [item, start] of [
    ['All values as CSV', 'time,"Weight, kg"'],
    ['Picture as SVG', '<svg'],
    ['Picture as PNG', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await readFile(await (await waiting).path(), 'latin1');
    expect(file.startsWith(start), item).toBe(true);
  }
});

test('ten thousand points are dragged without a late frame of their own', async ({ page, shell }) => {
  await seed.days(page, 'heart-rate', 2, 62);
  const start = Date.now() - 89 * 86_400_000;
  await page.route('**/api/readings/chart?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { points: unknown[]; bucket: string };
    answer.bucket = 'hour';
    answer.points = Array.from({ length: 10_000 }, (_, index) => {
      const value = 62 + Math.round(Math.sin(index / 40) * 8);
      return { at: new Date(start + index * 768_000).toISOString(), value, min: value, max: value, n: 1 };
    });
    await route.fulfill({ json: answer });
  });
  await shell.turnTo('/biometrics/heart-rate');
  const chart = page.getByRole('application', { name: /^Heart rate\..*over 10,000 values/ });
  await chart.focus();
  await chart.press('+');
  const steps = await chart.evaluate((element) => {
    const times: number[] = [];
    for (let step = 0; step < 120; step++) {
      const begun = performance.now();
      const key = step % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
      element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
      element.getBoundingClientRect();
      times.push(performance.now() - begun);
    }
    return times.toSorted((one, other) => one - other);
  });
  const [middle = 0, late = 0] = [steps[60], steps[114]];
  test
    .info()
    .annotations.push({ type: 'ms a step', description: `p50 ${String(middle)}, p95 ${String(late)}` });
  // A frame at 60 Hz; machines that are busy with other tests are late, half of their steps are not.
  expect(middle).toBeLessThan(16);
});
