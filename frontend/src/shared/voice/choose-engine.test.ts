import { chooseEngine, type EnginePreferences, spokenLanguage } from './choose-engine';

const wishes: EnginePreferences = { remote: 'unasked', canTranscribe: false, isRemoteBroken: false };

function browserHas({
  recognition = false,
  onDevice = 'unavailable',
  recorder = false,
  https = true,
} = {}): void {
  vi.stubGlobal('isSecureContext', https);
  const Recogniser = { available: () => Promise.resolve(onDevice) };
  if (recognition) vi.stubGlobal('SpeechRecognition', Recogniser);
  if (!recorder) return;
  vi.stubGlobal('MediaRecorder', {});
  vi.stubGlobal('navigator', { languages: ['en'], mediaDevices: {} });
}
afterEach(() => vi.unstubAllGlobals());

const chosen = async (changes: Partial<EnginePreferences> = {}): Promise<string | undefined> => {
  const choice = await chooseEngine({ ...wishes, ...changes });
  if ('engine' in choice) return choice.engine.kind;
  return 'ask' in choice ? 'privacy' : choice.problem;
};

test('the device comes first, whatever else there is', async () => {
  browserHas({ recognition: true, onDevice: 'available', recorder: true });
  expect(await chosen({ remote: 'accepted', canTranscribe: true })).toBe('device');
});

test('nothing leaves the device before somebody said yes', async () => {
  browserHas({ recognition: true, recorder: true });
  expect(await chosen({ canTranscribe: true })).toBe('privacy');
  expect(await chosen({ remote: 'accepted', canTranscribe: true })).toBe('browser');
  expect(await chosen({ remote: 'declined', canTranscribe: true })).toBe('server');
  expect(await chosen({ remote: 'declined' })).toContain('you declined');
});

test('what needs a download first is not on the device', async () => {
  browserHas({ recognition: true, onDevice: 'downloadable' });
  expect(await chosen()).toBe('privacy');
});

test('a recognition that cannot be reached gives way to the server', async () => {
  browserHas({ recognition: true, recorder: true });
  expect(await chosen({ remote: 'accepted', isRemoteBroken: true, canTranscribe: true })).toBe('server');
  expect(await chosen({ remote: 'accepted', isRemoteBroken: true })).toContain('Neither your browser');
});

test('without recognition the server writes down, where one is configured', async () => {
  browserHas({ recorder: true });
  expect(await chosen({ canTranscribe: true })).toBe('server');
  expect(await chosen()).toContain('Neither your browser nor this server');
});

test('without https no microphone opens, and that is said', async () => {
  browserHas({ recognition: true, onDevice: 'available', https: false });
  expect(await chosen()).toContain('https');
});

test.each([
  [['de-DE', 'en-GB'], 'en-GB'],
  [['de-DE'], 'en-US'],
  [['en'], 'en'],
])('of %j it listens for %s', (languages, language) => {
  expect(spokenLanguage(languages)).toBe(language);
});
