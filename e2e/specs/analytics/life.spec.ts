import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a sample life is told in the morning, asked across, reviewed, and goes with everything made of it', async ({
  page,
  owner,
  ask,
  shell,
}) => {
  test.slow();
  expect(owner.name).toBe('Mara');
  await seed.sampleData(page);
  await page.reload();
  const brief = page.getByRole('region', { name: 'Morning brief' });
  await expect(brief.getByRole('listitem').first()).toContainText(/^You slept \d+ h \d\d/);
  await expectAccessibleInAllThemes(page);
  await brief.getByRole('button', { name: /^Hide until tomorrow: You slept/ }).click();
  await expect(brief.getByText('1 line hidden until tomorrow.')).toBeVisible();
  await brief.getByRole('button', { name: 'Show again' }).click();
  await expect(brief.getByText(/^You slept/)).toBeVisible();

  await shell.open('Ask');
  const answer = await ask.say('When did I last feel this rested, and what did I do that day?');
  await expect(answer).toContainText('I go by your hours asleep');
  const [day] = await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ \w+ 20\d\d$/ })
    .all();
  if (!day) throw new Error('The answer leads to no day.');
  const date = await day.innerText();
  await day.click();
  await expect(page).toHaveURL(/\/day\/20\d\d-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(date.split(' ')[0] ?? date);

  await shell.turnTo('/analytics/reviews');
  await expect(
    page.getByRole('table', { name: 'In figures' }).getByRole('row', { name: /Sleep/ }),
  ).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByText('Months').click();
  await expect(page).toHaveURL(/\/analytics\/reviews\/month$/);
  await expect(page.getByRole('table', { name: 'In figures' })).toBeVisible();

  await seed.withoutSampleData(page);
  await page.reload();
  await expect(page.getByText('Nothing to review yet')).toBeVisible();
  await shell.open('Today');
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await expect(brief).toHaveCount(0);
});
