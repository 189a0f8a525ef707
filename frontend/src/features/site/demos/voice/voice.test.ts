import { runCommand } from './run-command';
import { initialHome } from './sample-home';

const run = (sentence: string) => runCommand(sentence, initialHome);

test.each([
  ['Turn on the kitchen light', { lights: { ...initialHome.lights, kitchen: 100 } }],
  ['All lights off', { lights: { 'living room': 0, kitchen: 0, bedroom: 0 } }],
  ['Lock the door', { isDoorLocked: true }],
  ['Close the blinds', { areBlindsOpen: false }],
  ['Make it warmer please', { heatingCelsius: 21 }],
  ['Set the heating to 99 degrees', { heatingCelsius: 30 }],
])('%s', (sentence, change) => {
  expect(run(sentence).home).toEqual({ ...initialHome, ...change });
});

test('does several things said in one sentence, and nothing it did not understand', () => {
  const { done } = run('Dim the living room to 20% and lock the door');
  expect(done).toEqual(['Lights in living room at 20%', 'Front door locked']);
  expect(run('Sing me a song')).toEqual({ home: initialHome, done: [] });
});
