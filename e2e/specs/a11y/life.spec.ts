import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('what is told of a year is good in every look: the brief, a finding, its days, a review', async ({
  page,
  owner,
  shell,
}) => {
  test.slow();
  expect(owner.name).toBe('Mara');
  await seed.sampleData(page);
  await seed.findings(page);
  await page.reload();
  const brief = page.getByRole('region', { name: 'Morning brief' });
  await expect(brief.getByRole('listitem').first()).toContainText(/^You slept \d+ h \d\d/);
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/analytics');
  const finding = page.getByRole('article', { name: /high step count .* your sleep was .* higher/ });
  await expect(finding.getByRole('img', { name: /Steps and Sleep on \d+ days/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/analytics/explore?x=body%3Asteps&y=body%3Asleep-duration&lag=1&days=365');
  await expect(page.getByRole('application', { name: /^Sleep/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/analytics/reviews');
  await expect(
    page.getByRole('table', { name: 'In figures' }).getByRole('row', { name: /Sleep/ }),
  ).toBeVisible();
  await expectAccessibleInAllThemes(page);
});
