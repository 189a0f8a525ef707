import { speakByServer } from './server-speech';

class Source {
  buffer: unknown = null;
  playbackRate = { value: 1 };
  onended: (() => void) | null = null;
  connect = vi.fn();
  start = vi.fn();
  stop = vi.fn(() => this.onended?.());
}

function stubSound() {
  const sources: Source[] = [];
  const close = vi.fn(() => Promise.resolve());
  class Context {
    destination = {};
    close = close;
    decodeAudioData = (sound: ArrayBuffer): Promise<ArrayBuffer> => Promise.resolve(sound);
    createBufferSource(): Source {
      const source = new Source();
      sources.push(source);
      return source;
    }
  }
  vi.stubGlobal('AudioContext', Context);
  return { sources, close };
}

function speak() {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const fetchSpeech = vi.fn((sentence: string, signal: AbortSignal) => {
    asked.push(sentence);
    signals.push(signal);
    return Promise.resolve(new ArrayBuffer(1));
  });
  return { asked, signals, fetchSpeech, speech: speakByServer({ rate: 1.2, fetchSpeech }) };
}

afterEach(() => vi.unstubAllGlobals());

test('fetches one sentence ahead, plays them in order, and is done with the last', async () => {
  const { sources, close } = stubSound();
  const { speech, asked } = speak();
  for (const sentence of ['One.', 'Two.', 'Three.']) speech.say(sentence);
  await vi.waitFor(() => expect(sources).toHaveLength(1));
  expect(asked).toEqual(['One.', 'Two.']);
  expect(sources[0]?.playbackRate.value).toBe(1.2);
  sources[0]?.onended?.();
  await vi.waitFor(() => expect(sources).toHaveLength(2));
  expect(asked).toEqual(['One.', 'Two.', 'Three.']);
  sources[1]?.onended?.();
  await vi.waitFor(() => expect(sources).toHaveLength(3));
  speech.end();
  sources[2]?.onended?.();
  await speech.done;
  expect(close).toHaveBeenCalledOnce();
});

test('waits for a sentence that is not written yet', async () => {
  const { sources } = stubSound();
  const { speech, asked } = speak();
  speech.say('One.');
  await vi.waitFor(() => expect(sources).toHaveLength(1));
  sources[0]?.onended?.();
  speech.say('Two.');
  await vi.waitFor(() => expect(sources).toHaveLength(2));
  expect(asked).toEqual(['One.', 'Two.']);
  speech.stop();
  await speech.done;
});

test('stopped, it is silent at once, asks no more and drops what was asked', async () => {
  const { sources, close } = stubSound();
  const { speech, asked, signals } = speak();
  for (const sentence of ['One.', 'Two.', 'Three.']) speech.say(sentence);
  await vi.waitFor(() => expect(sources).toHaveLength(1));
  speech.stop();
  speech.say('Four.');
  await speech.done;
  expect(sources[0]?.stop).toHaveBeenCalledOnce();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  expect(asked).toEqual(['One.', 'Two.']);
  expect(close).toHaveBeenCalledOnce();
});

test('a server that breaks off ends it, and lets go of the sound', async () => {
  const { close } = stubSound();
  const { speech, fetchSpeech } = speak();
  fetchSpeech.mockRejectedValueOnce(new Error('No voice.'));
  speech.say('One.');
  await expect(speech.done).rejects.toThrow('No voice.');
  expect(close).toHaveBeenCalledOnce();
});
