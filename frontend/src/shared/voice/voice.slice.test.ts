import { makeTestStore } from '../../testing/make-test-store';
import type { VoiceSettings } from './voice-settings';
import { voiceSlice } from './voice.slice';

const { settingsChanged } = voiceSlice.actions;
const settingsOfANewPage = (): VoiceSettings => voiceSlice.selectSlice(makeTestStore().getState());

test('are remembered on this device', () => {
  const changes = { isMuted: true, rate: 1.2, remote: 'accepted' as const };
  const settings = { ...settingsOfANewPage(), ...changes };
  makeTestStore().dispatch(settingsChanged(changes));
  expect(settingsOfANewPage()).toEqual(settings);
});

test('stay for longer than an hour', () => {
  vi.useFakeTimers();
  makeTestStore().dispatch(settingsChanged({ isMuted: true }));
  vi.advanceTimersByTime(86_400_000);
  expect(settingsOfANewPage().isMuted).toBe(true);
});

test.each([
  'no JSON',
  '[]',
  '7',
  '{"pauseMs":99999}',
  '{"value":{"pauseMs":99999,"rate":"fast","remote":1,"voice":null},"timestamp":9e15,"compressed":false}',
  '{"value":7,"timestamp":9e15,"compressed":false}',
])('are as usual where %s is stored', (text) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const usual = settingsOfANewPage();
  localStorage.setItem('voice', text);
  expect(settingsOfANewPage()).toEqual(usual);
});
