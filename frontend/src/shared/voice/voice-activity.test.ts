import { VoiceActivity, type VoiceActivityState } from './voice-activity';

const STEP_MS = 50;

/** The states after each part: a level, and for how long. */
function hear(...parts: [level: number, ms: number][]): {
  states: VoiceActivityState[];
  activity: VoiceActivity;
} {
  const activity = new VoiceActivity({ startTimeoutMs: 5_000, endTimeoutMs: 1_000 });
  let at = 0;
  const states = parts.map(([level, ms]) => {
    let state: VoiceActivityState = 'waiting';
    for (const end = at + ms; at < end; at += STEP_MS) state = activity.push(level, at);
    return state;
  });
  return { states, activity };
}

test('a word begins it, a pause goes on, a silence ends it', () => {
  const { states } = hear([0.002, 800], [0.1, 600], [0.002, 700], [0.1, 300], [0.002, 1_100]);
  expect(states).toEqual(['waiting', 'speaking', 'speaking', 'speaking', 'ended']);
});

test('silence is not worth writing down', () => {
  const { states, activity } = hear([0.002, 5_100]);
  expect(states).toEqual(['silent']);
  expect(activity.hasSpoken).toBe(false);
});

test('a knock is no word', () => {
  const { states } = hear([0.002, 500], [0.4, 100], [0.002, 4_600]);
  expect(states.at(-1)).toBe('silent');
});

test('a steady noise is the room, and a voice stands out from it', () => {
  const { states } = hear([0.01, 4_000], [0.2, 500], [0.01, 1_100]);
  expect(states).toEqual(['waiting', 'speaking', 'ended']);
});

test('a word at the very start is heard', () => {
  expect(hear([0.1, 400]).states).toEqual(['speaking']);
});
