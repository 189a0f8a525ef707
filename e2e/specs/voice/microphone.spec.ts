import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';
import { spokenSound } from '../../fixtures/spoken-sound.ts';
import { TranscriptionServer } from '../../fixtures/transcription-server.ts';
import { VoicePage } from '../../pages/voice-page.ts';

// What is said is recorded, sent and looked at; only what it means is made up, by a server of the test's own.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'twyn-sound-'));
      const sound = path.join(folder, 'spoken.wav');
      await writeFile(sound, spokenSound());
      const microphone = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${sound}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
// Both ask for the one place where the stack looks for a server.
test.describe.configure({ mode: 'serial' });

/** The first bytes of a WebM file. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

let ear: TranscriptionServer;
test.beforeEach(async ({ owner, page }) => {
  expect(owner.name).toBe('Mara');
  const voice = new VoicePage(page);
  await seed.sampleFlat(page);
  await voice.open();
  await voice.tapToTalk();
  await page.getByRole('button', { name: 'No, use your own server' }).click();
});
test.afterEach(() => ear.close());

async function listenWith(...heard: string[]): Promise<void> {
  ear = new TranscriptionServer(heard);
  await ear.open();
}

test(
  'a command is recorded by the microphone, written down by the server, and done',
  { tag: '@stack' },
  async ({ page }) => {
    const voice = new VoicePage(page);
    await listenWith('turn on the hallway light');
    await voice.tapToTalk();
    await expect(page.getByText('Listening', { exact: true })).toBeVisible();
    await expect(voice.result).toContainText('Hallway', { timeout: 30_000 });
    await expect(voice.history).toHaveCount(1);
    await expect(voice.history).toContainText('turn on the hallway light');
    await expect(voice.history).toContainText('Transcribed by your server');

    const [recording] = ear.recordings;
    expect(ear.recordings).toHaveLength(1);
    expect(recording?.includes(WEBM)).toBe(true);
    expect(recording?.toString('latin1')).toContain('test-ear');
    // A second of sound and more, at 32 kbit/s.
    expect(recording?.length).toBeGreaterThan(4_000);

    await page.goto('/smart-home');
    await expect(page.getByRole('switch', { name: 'Hallway light' })).toBeChecked();
  },
);

test('hands-free, a yes is spoken, and the silence of the room ends the talk', async ({ page }) => {
  const voice = new VoicePage(page);
  await listenWith('unlock the front door', 'yes');
  await page.getByRole('switch', { name: 'Hands-free' }).click();
  await voice.tapToTalk();
  await expect(voice.result).toContainText('“yes”', { timeout: 45_000 });
  await expect(voice.result).toContainText('Front door is unlocked.');
  await expect(page.getByRole('alert')).toHaveText('I didn’t hear anything. Try again or type it.', {
    timeout: 30_000,
  });
  await expect(voice.history).toHaveCount(2);
});
