import { recognitionEngine } from './recognition-engine';

class Recogniser {
  static current: Recogniser;
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally?: boolean;
  onresult: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  start = vi.fn();
  stop = vi.fn();
  abort = vi.fn();

  constructor() {
    Recogniser.current = this;
  }

  hear(...texts: string[]): void {
    this.onresult?.({ resultIndex: 0, results: texts.map((transcript) => [{ transcript }]) });
  }
}

function listen({ isHeld = false, isLocal = true } = {}) {
  const callbacks = { onHeard: vi.fn(), onRecorded: vi.fn(), onDone: vi.fn(), onFailed: vi.fn() };
  const engine = recognitionEngine(Recogniser, { language: 'en-GB', isLocal });
  const listening = engine.listen(callbacks, { isHeld });
  return { engine, callbacks, listening, recogniser: Recogniser.current };
}

afterEach(() => vi.useRealTimers());

test('tells what is heard word by word, and all of it at the end', () => {
  const { callbacks, recogniser } = listen();
  expect(recogniser).toMatchObject({ lang: 'en-GB', continuous: true, interimResults: true });
  recogniser.hear('lights');
  recogniser.hear('lights on ', ' please');
  expect(callbacks.onHeard.mock.calls).toEqual([['lights'], ['lights on please']]);
  recogniser.onend?.();
  expect(callbacks.onDone).toHaveBeenCalledExactlyOnceWith('lights on please');
});

test.each([
  [true, 'device', true],
  [false, 'browser', undefined],
])('stays on the device: %s', (isLocal, kind, processLocally) => {
  const { engine, recogniser } = listen({ isLocal });
  expect(engine.kind).toBe(kind);
  expect(recogniser.processLocally).toBe(processLocally);
});

test('goes on through pauses while it is held, and is told that the rest comes', () => {
  const { callbacks, recogniser, listening } = listen({ isHeld: true });
  recogniser.hear('lights');
  listening.finish();
  expect(recogniser.stop).toHaveBeenCalledOnce();
  expect(callbacks.onRecorded).toHaveBeenCalledOnce();
  expect(callbacks.onDone).not.toHaveBeenCalled();
  recogniser.hear('lights on');
  recogniser.onend?.();
  expect(callbacks.onDone).toHaveBeenCalledExactlyOnceWith('lights on');
});

test.each([
  ['network', 'Your browser’s recognition can’t be reached. Type it instead.'],
  ['not-allowed', 'The microphone isn’t allowed here. Type it instead.'],
  ['audio-capture', 'No microphone was found. Type it instead.'],
  ['no-speech', 'I didn’t hear anything. Try again or type it.'],
  ['language-not-supported', 'Your browser couldn’t listen. Type it instead.'],
])('says what %s means, once, though the end comes late', (error, problem) => {
  const { callbacks, recogniser } = listen();
  recogniser.onerror?.({ error });
  recogniser.onend?.();
  expect(callbacks.onFailed).toHaveBeenCalledExactlyOnceWith(problem, error);
});

test('an end without a word is no speech', () => {
  const { callbacks, recogniser } = listen();
  recogniser.onend?.();
  expect(callbacks.onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'no-speech');
});

test('words that came before it broke count', () => {
  const { callbacks, recogniser } = listen();
  recogniser.hear('lights on');
  recogniser.onerror?.({ error: 'network' });
  expect(callbacks.onDone).toHaveBeenCalledExactlyOnceWith('lights on');
  expect(callbacks.onFailed).not.toHaveBeenCalled();
});

test('what was thrown away tells nothing more', () => {
  const { callbacks, recogniser, listening } = listen();
  listening.cancel();
  expect(recogniser.abort).toHaveBeenCalledOnce();
  recogniser.hear('too late');
  recogniser.onerror?.({ error: 'aborted' });
  recogniser.onend?.();
  for (const told of Object.values(callbacks)) expect(told).not.toHaveBeenCalled();
});

test('once it was only tapped, a silence after words ends it', () => {
  vi.useFakeTimers();
  const { recogniser, listening } = listen({ isHeld: true });
  recogniser.hear('lights');
  vi.advanceTimersByTime(60_000);
  expect(recogniser.stop).not.toHaveBeenCalled();
  listening.release();
  vi.advanceTimersByTime(1_000);
  recogniser.hear('lights on');
  vi.advanceTimersByTime(1_000);
  expect(recogniser.stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(recogniser.stop).toHaveBeenCalledOnce();
});

test('without a first word it waits for eight seconds', () => {
  vi.useFakeTimers();
  const { recogniser } = listen();
  vi.advanceTimersByTime(7_900);
  expect(recogniser.stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(recogniser.stop).toHaveBeenCalledOnce();
});

test('one that never ends is left after three seconds', () => {
  vi.useFakeTimers();
  const { callbacks, recogniser, listening } = listen({ isHeld: true });
  recogniser.hear('lights on');
  listening.finish();
  vi.advanceTimersByTime(3_000);
  expect(callbacks.onDone).toHaveBeenCalledExactlyOnceWith('lights on');
  expect(recogniser.abort).toHaveBeenCalledOnce();
});

test('one that cannot begin says so', async () => {
  const start = vi.fn(() => {
    throw new DOMException('busy', 'InvalidStateError');
  });
  class Busy extends Recogniser {
    override start = start;
  }
  const callbacks = { onHeard: vi.fn(), onRecorded: vi.fn(), onDone: vi.fn(), onFailed: vi.fn() };
  recognitionEngine(Busy, { language: 'en', isLocal: false }).listen(callbacks, {
    isHeld: false,
  });
  await vi.waitFor(() =>
    expect(callbacks.onFailed).toHaveBeenCalledWith(
      'Your browser couldn’t listen. Type it instead.',
      'not-started',
    ),
  );
});
