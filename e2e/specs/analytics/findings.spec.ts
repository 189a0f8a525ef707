import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what was planted into the sample year is found, tried, looked at, and goes with it', async ({
  page,
  owner,
  shell,
}) => {
  test.slow();
  expect(owner.name).toBe('Mara');
  await seed.sampleData(page);
  await seed.findings(page);
  await shell.turnTo('/analytics');
  const finding = page.getByRole('article', { name: /high step count .* your sleep was .* higher/ });
  await expect(finding.getByRole('img', { name: /Steps and Sleep on \d+ days/ })).toBeVisible();
  await expect(finding).toContainText('Association, not cause.');
  await expectAccessibleInAllThemes(page);

  await finding.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(finding.getByRole('button', { name: 'Agree', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await finding.getByRole('button', { name: 'Try for two weeks' }).click();
  await expect(page.getByText(/likely to stay unseen/)).toBeVisible();
  await page.getByRole('button', { name: 'Start tomorrow' }).click();
  await expect(page.getByRole('heading', { name: 'Experiment, from tomorrow' })).toBeVisible();

  await finding.getByRole('button', { name: 'Open the days' }).click();
  const days = page.getByRole('dialog', { name: 'The days behind it' });
  await expect(days.getByRole('row').nth(20)).toBeAttached();
  await days.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/analytics\/explore\?x=body%3Asteps&y=body%3Asleep-duration&lag=1&days=365/);
  const chart = page.getByRole('application', { name: /^Sleep/ });
  await expect(chart).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await chart.press('+');
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Steps and sleep');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Saved views' }).getByText('Steps and sleep')).toBeVisible();

  await seed.withoutSampleData(page);
  await shell.turnTo('/analytics');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Experiment, from tomorrow' })).toHaveCount(0);
});
