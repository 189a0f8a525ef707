import { readVoiceSettings, writeVoiceSettings } from './voice-settings';

test('are remembered on this device', () => {
  const settings = { ...readVoiceSettings(), isMuted: true, rate: 1.2, remote: 'accepted' as const };
  writeVoiceSettings(settings);
  expect(readVoiceSettings()).toEqual(settings);
});

test.each(['no JSON', '[]', '7', '{"pauseMs":99999,"rate":"fast","remote":1,"voice":null}'])(
  'are as usual where %s is stored',
  (text) => {
    const usual = readVoiceSettings();
    localStorage.setItem('voice', text);
    expect(readVoiceSettings()).toEqual(usual);
  },
);
