import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectNothingCovered } from '../../fixtures/uncovered.ts';

const SCREENS = {
  'a day': ['/dashboard', '/reminders', '/ai-chat', '/voice'],
  'the body': ['/biometrics', '/biometrics/sources', '/biometrics/body-weight'],
  'what is found': ['/analytics', '/analytics/explore', '/analytics/reviews'],
  'the twin': ['/twin-interface', '/ai-dashboard'],
  'the home': [
    '/smart-home',
    '/smart-home/automations',
    '/smart-home/connections',
    '/smart-home/found',
    '/smart-home/logbook',
    '/smart-home/light~bedroom_ceiling',
    '/day',
    '/mood',
    '/mood/import',
    '/activity',
    '/skills',
  ],
  memory: ['/memory', '/memory/semantic-search', '/memory/review', '/memory/people'],
  'what is below memory': ['/memory/import', '/memory/trash', '/memory/forget'],
  settings: [
    '/settings/account',
    '/settings/sign-in',
    '/settings/sessions',
    '/settings/chat',
    '/settings/language-model',
  ],
};

test.use({ viewport: { width: 360, height: 780 } });

for (const [of, addresses] of Object.entries(SCREENS)) {
  test(`on a phone nothing lies over a control of ${of}, with toasts shown and reminders due`, async ({
    page,
    owner,
    shell,
  }) => {
    expect(owner.name).toBe('Mara');
    await seed.memories(page, 'My sister Ana is allergic to peanuts.', 'The spare key is with Mrs Albrecht.');
    await seed.sampleFlat(page);
    await seed.days(page, 'body-weight', 8, 70);
    for (const text of ['call Ana', 'water the plants', 'book the blood test'])
      await seed.dueReminder(page, text);
    await seed.command(page, 'Set a timer for 1 second');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Due now' })).toBeVisible();

    for (const address of addresses) {
      await shell.turnTo(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await shell.capture(`Told on ${address}.`);
      await expect(page.getByRole('status').filter({ hasText: 'Remembered' }).first()).toBeVisible();
      await expectNothingCovered(page);
    }
  });
}
