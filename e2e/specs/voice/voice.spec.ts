import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { VoicePage } from '../../pages/voice-page.ts';

test('what is said is heard on the device, done after a yes, undone, and stands in the chat', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Mara');
  const voice = new VoicePage(page);
  await voice.stubRecognition('unlock the front door');
  await seed.sampleFlat(page);
  await voice.open();
  await voice.tapToTalk();
  await expect(voice.field).toHaveValue('unlock the front door');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(voice.result.getByRole('button', { name: 'Unlock the front door' })).toBeVisible();
  await expect(voice.history).toContainText('Transcribed on this device');
  // What was asked waits on the server.
  await page.reload();
  await voice.type('yes');
  await expect(voice.result).toContainText('Front door is unlocked.');
  await expect(voice.history).toHaveCount(2);
  await voice.result.getByRole('button', { name: 'Undo' }).click();
  await expect(voice.result).toContainText('Undone');
  await voice.type('Is the front door locked?');
  await expect(voice.result).toContainText('Front door is locked.');

  await voice.result.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByRole('heading', { name: /^Voice, \d{1,2} [A-Z][a-z]+ \d{4}$/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('unlock the front door', { exact: true })).toBeVisible();
});
