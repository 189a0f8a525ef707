import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectNothingCovered } from '../../fixtures/uncovered.ts';

const SCREENS = [
  ...['/dashboard', '/reminders', '/ai-chat', '/voice'],
  ...['/biometrics', '/biometrics/sources', '/biometrics/body-weight'],
  ...['/analytics', '/analytics/explore', '/analytics/reviews'],
  ...['/twin-interface', '/ai-dashboard'],
  ...['/smart-home', '/smart-home/automations', '/smart-home/connections', '/smart-home/found'],
  ...['/smart-home/logbook', '/smart-home/light~bedroom_ceiling'],
  ...['/day', '/mood', '/mood/import', '/activity', '/skills'],
  ...['/memory', '/memory/semantic-search', '/memory/review', '/memory/people'],
  ...['/memory/import', '/memory/trash', '/memory/forget'],
  ...['/settings/account', '/settings/sign-in', '/settings/sessions', '/settings/chat'],
  '/settings/language-model',
];

/** How long a toast stays that nobody points at. */
const STAYS_MS = 3_000;

test.use({ viewport: { width: 360, height: 780 } });

test('on a phone nothing lies over a control of any screen, with a toast shown and reminders due', async ({
  page,
  owner,
  shell,
}) => {
  test.slow();
  expect(owner.name).toBe('Mara');
  await seed.memories(page, 'My sister Ana is allergic to peanuts.', 'The spare key is with Mrs Albrecht.');
  await seed.sampleFlat(page);
  await seed.days(page, 'body-weight', 8, 70);
  for (const text of ['call Ana', 'water the plants', 'book the blood test'])
    await seed.dueReminder(page, text);
  await seed.command(page, 'Set a timer for 1 second');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Due now' })).toBeVisible();

  const toast = page.getByRole('status').filter({ hasText: 'Remembered' }).first();
  for (const address of SCREENS) {
    await shell.turnTo(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // Until one is there from the beginning of the look to its end.
    await expect(async () => {
      if (!(await toast.isVisible())) await shell.capture(`Told on ${address}.`);
      // It stays while it is pointed at, and so for the next screens.
      await toast.hover({ timeout: STAYS_MS });
      await expectNothingCovered(page);
      expect(await toast.isVisible(), `a toast at ${address}`).toBe(true);
    }).toPass({ timeout: 20_000 });
  }
});
