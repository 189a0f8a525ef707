import { initialVoice, nextVoice, type VoiceEvent, type VoicePhase, type VoiceState } from './voice-state';

const after = (...events: VoiceEvent[]): VoiceState => events.reduce(nextVoice, initialVoice);
const at = (phase: VoicePhase, details: Partial<VoiceState> = {}): VoiceState => ({
  ...initialVoice,
  phase,
  session: 1,
  text: 'lights on',
  ...details,
});
const listened: VoiceEvent = { type: 'listened', engine: 'device' };

test('what is said is heard, written down, run, answered and spoken', () => {
  const phases: VoicePhase[] = [];
  const events: VoiceEvent[] = [
    listened,
    { type: 'heard', session: 1, text: 'lights' },
    { type: 'recorded', session: 1 },
    { type: 'transcribed', session: 1, text: ' lights on ' },
    { type: 'asked', text: 'lights on' },
    { type: 'answered', session: 2, isSpoken: true },
    { type: 'spoken', session: 2 },
  ];
  events.reduce((state, event) => {
    const next = nextVoice(state, event);
    phases.push(next.phase);
    return next;
  }, initialVoice);
  expect(phases).toEqual([
    'listening',
    'listening',
    'transcribing',
    'editing',
    'thinking',
    'speaking',
    'idle',
  ]);
});

test('what was said runs by itself, until somebody writes in it', () => {
  const heard = after(listened, { type: 'transcribed', session: 1, text: 'lights on' });
  expect(heard).toMatchObject({ phase: 'editing', runsByItself: true, engine: 'device' });
  const written = nextVoice(heard, { type: 'edited', text: 'lights off' });
  expect(written).toMatchObject({ phase: 'editing', runsByItself: false, engine: 'device' });
  expect(nextVoice(written, { type: 'edited', text: '' }).phase).toBe('idle');
});

test('what is typed waits for Enter', () => {
  expect(after({ type: 'edited', text: 'l' })).toMatchObject({
    phase: 'editing',
    runsByItself: false,
    engine: 'typed',
  });
});

test('nothing heard is said, and nothing is run', () => {
  expect(after(listened, { type: 'transcribed', session: 1, text: ' ' })).toMatchObject({
    phase: 'idle',
    problem: 'I didn’t hear anything. Try again or type it.',
  });
  expect(nextVoice(at('editing', { text: ' ' }), { type: 'asked', text: ' ' }).phase).toBe('editing');
});

test('a failure is told, and everything is at rest again', () => {
  expect(after(listened, { type: 'failed', session: 1, problem: 'No microphone.' })).toMatchObject({
    phase: 'idle',
    text: '',
    problem: 'No microphone.',
  });
});

test.each<VoicePhase>(['listening', 'transcribing', 'editing', 'thinking', 'speaking'])(
  'Escape stops what is %s',
  (phase) => {
    expect(nextVoice(at(phase), { type: 'stopped' })).toMatchObject({ phase: 'idle', text: '', session: 2 });
  },
);

test('who stops a command that is under way is told that it may have been done', () => {
  expect(nextVoice(at('thinking'), { type: 'stopped' }).problem).toContain('may still have been done');
  expect(nextVoice(at('listening'), { type: 'stopped' }).problem).toBeNull();
});

test.each<VoiceEvent>([
  { type: 'heard', session: 1, text: 'late' },
  { type: 'transcribed', session: 1, text: 'late' },
  { type: 'failed', session: 1, problem: 'late' },
  { type: 'answered', session: 1, isSpoken: true },
  { type: 'spoken', session: 1 },
])('what comes of an earlier session changes nothing: $type', (event) => {
  const state = after(listened, { type: 'stopped' }, listened);
  expect(nextVoice(state, event)).toBe(state);
});

test.each<[VoicePhase, VoiceEvent]>([
  ['thinking', listened],
  ['listening', listened],
  ['listening', { type: 'edited', text: 'typed meanwhile' }],
  ['thinking', { type: 'asked', text: 'another' }],
  ['idle', { type: 'heard', session: 1, text: 'too late' }],
  ['idle', { type: 'answered', session: 1, isSpoken: true }],
  ['editing', { type: 'spoken', session: 1 }],
])('in %s nothing comes of %o', (phase, event) => {
  const state = at(phase);
  expect(nextVoice(state, event)).toBe(state);
});

test('speaking is interrupted by listening and by typing', () => {
  expect(nextVoice(at('speaking'), listened)).toMatchObject({ phase: 'listening', session: 2, text: '' });
  expect(nextVoice(at('speaking'), { type: 'edited', text: 'w' })).toMatchObject({
    phase: 'editing',
    engine: 'typed',
    session: 2,
  });
});

test('an answer that is not spoken leaves at once', () => {
  expect(nextVoice(at('thinking'), { type: 'answered', session: 1, isSpoken: false }).phase).toBe('idle');
});
