import { mkdir } from 'node:fs/promises';
import { aYearOfMoods, seedMoods } from '../fixtures/moods.ts';
import { seed } from '../fixtures/seed.ts';
import { expect, test } from '../fixtures/test.ts';
import { FOLDER, inEveryLook } from './looks.ts';

const SCREENS = {
  today: '/dashboard',
  day: '/day',
  reminders: '/reminders',
  ask: '/ai-chat',
  voice: '/voice',
  memory: '/memory',
  search: '/memory/semantic-search',
  review: '/memory/review',
  body: '/biometrics',
  'body-metric': '/biometrics/body-weight',
  'body-sleep': '/biometrics/sleep-duration',
  'body-heart-rate': '/biometrics/heart-rate',
  'body-pressure': '/biometrics/systolic-blood-pressure',
  'body-imports': '/biometrics/imports',
  'body-sources': '/biometrics/sources',
  mood: '/mood',
  home: '/smart-home',
  activity: '/activity',
  devices: '/devices',
  pair: '/pair',
  'home-connections': '/smart-home/connections',
  'home-found': '/smart-home/found',
  'home-logbook': '/smart-home/logbook',
  automations: '/smart-home/automations',
  'automation-new': '/smart-home/automations/new',
  analytics: '/analytics',
  explore: '/analytics/explore',
  reviews: '/analytics/reviews',
  twin: '/twin-interface',
  ai: '/ai-dashboard',
  'mood-import': '/mood/import',
} as const;
const MANY = 120;
const ASKED = ['Where does Jonas live?', 'turn on the hallway light', 'unlock the front door'];
const DAYS_OF_MOODS = 360;

/** To be looked at beside the mock-ups; nothing is compared. */
for (const amount of ['empty', 'little', 'much'] as const) {
  test(`the screens with ${amount} data`, async ({ page, owner, ask }) => {
    test.setTimeout(600_000);
    const screens: Record<string, string> = { ...SCREENS };
    expect(owner.name).toBe('Mara');
    await mkdir(FOLDER, { recursive: true });
    // A stream that stays open is never idle; after these words the page asks for it no sooner than in five minutes.
    await page.route('**/api/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: replaced\nid: 1\ndata: {}\n\n' }),
    );
    if (amount !== 'empty') {
      await seed.sampleData(page);
      await seed.findings(page);
    }
    if (amount === 'much') {
      const notes = Array.from(
        { length: MANY },
        (_, at) => `Note ${String(at + 1)}: lunch with Priya, the plan for spring.`,
      );
      await seed.memories(page, ...notes);
      for (const [metric, middle] of [
        ['body-weight', 70],
        ['resting-heart-rate', 58],
        ['heart-rate-variability-rmssd', 43],
        ['stress', 30],
        ['steps', 7_400],
        ['systolic-blood-pressure', 121],
        ['diastolic-blood-pressure', 78],
      ] as const)
        await seed.days(page, metric, 120, middle);
      await page.goto('/dashboard');
      const worn = await seed.watch(page);
      screens['day-before'] = `/day/${worn}`;
      screens.device = `/devices/${await seed.sensor(page)}`;
      await seed.automation(page);
      await seedMoods(page, aYearOfMoods(DAYS_OF_MOODS));
      for (const text of ['call Ana', 'water the plants', 'book the blood test', 'pay the rent'])
        await seed.dueReminder(page, text);
    }
    if (amount !== 'empty') {
      await page.goto('/ai-chat');
      for (const text of ASKED) await ask.say(text);
    }
    if (amount !== 'empty') await page.waitForURL(/conversation=/);
    const conversation = page.url();
    await inEveryLook(page, async (shoot) => {
      for (const [name, address] of Object.entries(screens)) {
        await page.goto(name === 'ask' && amount !== 'empty' ? conversation : address);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await page.waitForLoadState('networkidle');
        if (name === 'ask' && amount !== 'empty') await expect(ask.answers).toHaveCount(ASKED.length);
        await shoot(`${name}-${amount}`, name !== 'ask');
      }
    });
  });
}
