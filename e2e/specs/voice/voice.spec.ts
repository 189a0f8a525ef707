import { expectAccessible, expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { VoicePage } from '../../pages/voice-page.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a command is spoken, done, kept and undone', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.stubRecognition('turn on the hallway light');
  await voice.setUpSampleFlat();
  await voice.open();
  await voice.tapToTalk();
  await expect(voice.field).toHaveValue('turn on the hallway light');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(voice.result).toContainText('Hallway');
  await expect(voice.history).toContainText('turn on the hallway light');
  await expect(voice.history).toContainText('Heard on this device');
  const light = voice.result.getByRole('switch', { name: 'Hallway light' });
  await expect(light).toBeChecked();

  await voice.result.getByRole('button', { name: 'Undo' }).click();
  await expect(voice.result).toContainText('Undone');
  await expect(light).not.toBeChecked();
  await expectAccessible(page);
});

test('a door is unlocked after a yes, and not before', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.setUpSampleFlat();
  await voice.open();
  await voice.type('unlock the front door');
  await expect(voice.result.getByRole('button', { name: 'Yes, do it' })).toBeVisible();
  // What was asked waits on the server.
  await page.reload();
  await voice.type('yes');
  await expect(voice.result).toContainText('Front door is unlocked.');
  await expect(voice.history).toHaveCount(2);
});

test('a memory is told and asked for, and the talk stands in the chat', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.open();
  await voice.type('Remember that Ana is allergic to peanuts.');
  await expect(voice.result.getByRole('button', { name: 'Undo' })).toBeVisible();
  await voice.type('What is Ana allergic to?');
  await expect(voice.result).toContainText('“What is Ana allergic to?”');
  await expect(voice.result.getByRole('link', { name: /^Source 1, .*Ana/ })).toBeVisible();
  await expect(voice.result).not.toContainText('[1]');
  await expect(voice.result).toContainText('1 source');
  await voice.result.getByRole('link', { name: 'Open the talk' }).click();
  await expect(page.getByRole('heading', { name: /^Voice, \d{1,2} [A-Z][a-z]+ \d{4}$/ })).toBeVisible();
  await expect(page.getByText('Remember that Ana is allergic to peanuts.')).toBeVisible();
});

test('an answer is said sentence by sentence without its markers, and Escape silences it', async ({
  page,
}) => {
  const voice = new VoicePage(page);
  await voice.stubSpeech();
  await voice.open();
  await voice.type('Remember that Ana is allergic to peanuts.');
  await expect(voice.result.getByRole('button', { name: 'Undo' })).toBeVisible();
  await voice.type('Remember that Dr. Ode is 3.5 km away.');
  await expect(voice.result).toContainText('3.5 km');
  await voice.type('Summarise my week');
  await expect(page.getByRole('button', { name: 'Interrupt' })).toBeVisible();
  await expect.poll(() => voice.spoken()).toContain('Dr. Ode is 3.5 km away.');
  expect(await voice.spoken()).toContain('Ana is allergic to peanuts.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Ready' })).toBeVisible();
  expect(await voice.spoken()).toEqual([]);
  await expect(voice.result).toContainText('Ana is allergic to peanuts.');
});

test('a reminder stands under the answer, to be ticked off there', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.open();
  await voice.type('Remind me to call Ana tomorrow at 9');
  await voice.result.getByRole('checkbox', { name: 'Complete call Ana' }).press('Space');
  await expect(voice.result.getByRole('checkbox')).toBeHidden();
});

test('a phrase that was taught does what it stands for', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.setUpSampleFlat();
  await voice.open();
  await page.getByRole('button', { name: 'Teach a phrase' }).click();
  await page.getByRole('textbox', { name: 'When you say' }).fill('Night night');
  await page.getByRole('textbox', { name: 'Twyn runs' }).fill('turn on the hallway light');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Night night”')).toBeVisible();
  await voice.type('night night!');
  await expect(voice.result).toContainText('Hallway');
});

test('Escape throws away what was said', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.stubRecognition('turn on the hallway light');
  await voice.open();
  await voice.tapToTalk();
  await expect(voice.field).toHaveValue('turn on the hallway light');
  await page.keyboard.press('Escape');
  await expect(voice.field).toHaveValue('');
  await expect(voice.history).toHaveCount(0);
});

test('the screen is good in every look', async ({ page }) => {
  const voice = new VoicePage(page);
  await voice.open();
  await voice.type('sing me a song');
  await expect(voice.history).toHaveCount(1);
  await expectGoodInEveryLook(page);
});
