import { expect, test } from '../../fixtures/test.ts';

/** What the owner says, and what the answer to it shows. */
const TALK: readonly (readonly [said: string, shows: string | RegExp])[] = [
  ['What can you do?', /remember that/],
  ['Remember that my sister Ana is allergic to peanuts.', /I’ll remember/],
  ['What is Ana allergic to?', /allergic to peanuts/],
  ['And what is she allergic to?', /allergic to peanuts/],
  ['Turn on the light in the bathroom', 'Bathroom light is on.'],
  ['Turn it off', 'Bathroom light is off.'],
  ['Undo that', /Undone/],
  ['Is the front door locked?', 'Front door is locked.'],
  ['Unlock the front door', /Shall I really unlock Front door/],
  ['no', 'All right, I did nothing.'],
  ['yes', /./],
  ['Is the front door locked?', 'Front door is locked.'],
  ['Set the thermostat in the living room to 22 degrees', 'Thermostat is set to 22 degrees.'],
  ['Make it warmer', 'Thermostat is set to 23 degrees.'],
  [
    'Turn on the bathroom lights and set the blinds to 40 percent',
    'Bathroom light is on. Blinds are 40% open.',
  ],
  ['Turn on the garage lights', /garage/],
  ['Don’t turn on the lights', /./],
  ['Remember that the boiler was serviced on Monday.', /I’ll remember/],
  ['When was the boiler serviced?', /boiler was serviced/],
  ['Correct that: the boiler was serviced on Tuesday.', /in the place of this/],
  ['yes', 'Corrected.'],
  ['When was the boiler serviced?', /Tuesday/],
  ['Forget what I said about the boiler', /Shall I forget this/],
  ['yes', 'Forgotten.'],
  ['When was the boiler serviced?', /don’t have anything/],
  ['undo', /Undone/],
  ['When was the boiler serviced?', /Tuesday/],
  ['Summarise my week', /this week/],
  ['<b>bold</b> <img src=x onerror=alert(1)>', /don’t have anything|haven’t stored/],
  ['Where is the yard?', /don’t have anything/],
];

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a talk of thirty turns: keeping, asking, doing, confirming, undoing', async ({ page, ask }) => {
  // Thirty answers, each waited for: two minutes on a slow machine.
  test.setTimeout(120_000);
  await page.goto('/smart-home');
  await page.getByRole('button', { name: 'Set up the sample flat' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  await page.goto('/ai-chat');
  for (const [turn, [said, shows]] of TALK.entries()) {
    await test.step(`${String(turn + 1)}: ${said}`, async () => {
      await expect(await ask.say(said)).toContainText(shows);
    });
  }
  await page.reload();
  await expect(ask.answers).toHaveCount(TALK.length);
  await expect(ask.answers.last()).toContainText('don’t have anything');
});
