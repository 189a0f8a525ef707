import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { aYearOfMoods, seedMoods } from '../../fixtures/moods.ts';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { VoicePage } from '../../pages/voice-page.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

const EMPTY = {
  'every page of a day': [
    ['/day', 'Nothing yet today'],
    ['/day/2026-02-30', 'There is no such day'],
    ['/reminders', 'No reminders'],
    ['/mood', 'No mood yet'],
    ['/mood/import', 'No imports yet'],
    ['/voice', 'Voice'],
    ['/activity', 'No activity yet'],
  ],
  'every page of the body': [
    ['/biometrics', 'No readings yet'],
    ['/biometrics/sources', 'Imports and sources'],
    ['/biometrics/stress', 'Not measured yet'],
    ['/analytics', 'Nothing to say yet: 0 of 30 days'],
    ['/analytics/explore', 'Nothing to compare yet'],
    ['/analytics/reviews', 'Nothing to review yet'],
    ['/ai-dashboard', 'Nothing new this week'],
    ['/twin-interface', 'Your twin knows nothing of you yet'],
  ],
  'every page of the home': [
    ['/smart-home', 'No devices yet'],
    ['/smart-home/automations', 'No automations yet'],
    ['/devices', 'No devices yet'],
    ['/smart-home/connections', 'Not joined to anything yet'],
    ['/smart-home/found', 'Nothing waits for your yes'],
    ['/smart-home/logbook', 'Logbook'],
    ['/smart-home/light~gone', 'There is no such device'],
  ],
} as const;

for (const [of, pages] of Object.entries(EMPTY)) {
  test(`${of} is good in every look while it is empty`, async ({ page, shell }) => {
    await expectAccessibleInAllThemes(page);
    for (const [address, empty] of pages) {
      await shell.turnTo(address);
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
      await expectAccessibleInAllThemes(page);
    }
  });
}

test('every page of a day is good in every look with what was told', async ({ page, shell, ask }) => {
  await seed.memories(page, 'My sister Ana is allergic to peanuts. She told me in Porto.');
  await seed.reminder(page, 'learn the oud');
  await seed.command(page, 'Remind me to call Ana tomorrow at 9');
  await seed.command(page, 'Set a timer for 10 minutes');
  await seed.list(page, 'Shopping', 'Oat milk');
  // What was told elsewhere is read anew.
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /Ana is allergic/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/day');
  await expect(page.getByRole('list', { name: 'In order' }).getByRole('link')).not.toHaveCount(0);
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/reminders');
  await expect(page.getByRole('checkbox', { name: 'Oat milk' })).toBeVisible();
  await page.getByRole('button', { name: 'Change learn the oud' }).click();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/ai-chat');
  await ask.say('Set a timer for 10 minutes');
  for (const [address, ready] of [
    ['/activity', /^Conversation:/],
    ['/skills', /^What was done/],
  ] as const) {
    await shell.turnTo(address);
    await expect(page.getByRole('link', { name: ready }).first()).toBeVisible();
    await expect(page.getByText(/Sets? a timer|Starts? a timer/i).first()).toBeVisible();
    await expectAccessibleInAllThemes(page);
  }
});

test('the body is good in every look with what was measured', async ({ page, shell }) => {
  await seed.days(page, 'resting-heart-rate', 20, 58);
  await seed.days(page, 'steps', 3, 7400);
  await seed.memories(page, 'Ran 10 km with Ana along the river.');
  await seed.command(page, 'I feel great today');
  await seed.command(page, 'Log resting heart rate 60');
  await shell.turnTo('/biometrics');
  await expect(page.getByRole('group', { name: 'Readings' }).getByRole('link')).toHaveCount(2);
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add reading' }).click();
  await expect(page.getByRole('combobox', { name: 'What' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');

  await shell.turnTo('/biometrics/sources');
  await expect(page.getByRole('heading', { name: 'Priorities per reading' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await shell.turnTo(`/day/${await seed.watch(page)}`);
  await expect(page.getByRole('rowheader', { name: 'Deep sleep' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await shell.turnTo('/biometrics/resting-heart-rate?range=3m&with=memory,mood,previous');
  await expect(page.getByRole('application', { name: /^Resting heart rate/ })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Alerts' }).click();
  await expect(page.getByRole('textbox', { name: 'Limit, bpm' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await expectAccessibleInAllThemes(page);
});

test('the mood is good in every look with a season of entries', async ({ page, shell }) => {
  await seedMoods(page, aYearOfMoods(90));
  await shell.turnTo('/mood');
  await expect(page.getByRole('img', { name: /^Better days go with/ })).toBeVisible();
  await page.getByRole('region', { name: 'New entry' }).getByText('Good').click();
  await page.getByRole('button', { name: 'Energy, stress' }).click();
  await expectAccessibleInAllThemes(page);
  for (const name of ['Year', 'Tags', 'Hours'])
    await page
      .getByRole('region', { name, exact: true })
      .getByRole('button', { name: 'Show as table' })
      .click();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'More for mood' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Group' }).first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('the home and the voice that commands it are good in every look', async ({ page, shell }) => {
  await seed.sampleFlat(page);
  await shell.turnTo('/smart-home');
  const light = page.getByRole('switch', { name: 'Bedroom light' });
  await light.press('Space');
  await expect(light).toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo Bedroom light: turn on' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  const voice = new VoicePage(page);
  await shell.turnTo('/voice');
  await voice.type('sing me a song');
  await expect(voice.history).toHaveCount(1);
  await expectAccessibleInAllThemes(page);
  await voice.type('turn on the hallway light');
  await expect(voice.result.getByRole('switch', { name: 'Hallway light' })).toBeChecked();
  await voice.result.getByRole('button', { name: 'Undo' }).click();
  await expect(voice.result).toContainText('Undone');
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'Teach a phrase' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('what stands over every page is good in every look', async ({ page, owner, shell }) => {
  await shell.openCommands();
  await expectAccessibleInAllThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Activity' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await page.evaluate((email) => {
    sessionStorage.setItem('twyn.pending-link', `github.com ${email}`);
  }, owner.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Add GitHub to your account?' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.evaluate(() => {
    sessionStorage.removeItem('twyn.pending-link');
  });

  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can’t reach your twin' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});
