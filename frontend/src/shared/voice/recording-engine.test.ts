import { act } from '@testing-library/react';
import { recordingEngine } from './recording-engine';

/** What the microphone hears now. */
let level = 0;
const stopTrack = vi.fn();
const getUserMedia = vi.fn();

class Recorder {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

class Audio {
  createAnalyser = () => ({
    fftSize: 8,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(level),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = (): Promise<void> => Promise.resolve();
}

function listen({ isHeld = false } = {}) {
  const callbacks = { onHeard: vi.fn(), onRecorded: vi.fn(), onDone: vi.fn(), onFailed: vi.fn() };
  const transcribe = vi.fn<(recording: Blob) => Promise<string>>(() => Promise.resolve('lights on'));
  const listening = recordingEngine(transcribe).listen(callbacks, { isHeld });
  return { callbacks, transcribe, listening };
}

const hear = (heard: number, ms: number): Promise<void> =>
  act(async () => {
    level = heard;
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  level = 0;
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Audio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a silence after words ends it, and the server writes it down', async () => {
  const { callbacks, transcribe } = listen();
  await hear(0.001, 500);
  await hear(0.1, 800);
  await hear(0.001, 1_300);
  expect(callbacks.onRecorded).toHaveBeenCalledOnce();
  expect(callbacks.onDone).toHaveBeenCalledExactlyOnceWith('lights on');
  expect(transcribe.mock.calls[0]?.[0].type).toBe('audio/webm;codecs=opus');
  expect(stopTrack).toHaveBeenCalledOnce();
});

test('silence is thrown away, and never sent', async () => {
  const { callbacks, transcribe } = listen();
  await hear(0.001, 8_100);
  expect(callbacks.onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'no-speech');
  expect(transcribe).not.toHaveBeenCalled();
  expect(stopTrack).toHaveBeenCalledOnce();
});

test('held, it goes on through silence until it is let go', async () => {
  const { callbacks, listening } = listen({ isHeld: true });
  await hear(0.1, 800);
  await hear(0.001, 5_000);
  expect(callbacks.onRecorded).not.toHaveBeenCalled();
  listening.finish();
  await hear(0, 0);
  expect(callbacks.onDone).toHaveBeenCalledOnce();
});

test('what is thrown away lets go of the microphone and tells nothing', async () => {
  const { callbacks, listening } = listen();
  await hear(0.1, 800);
  listening.cancel();
  await hear(0, 5_000);
  expect(stopTrack).toHaveBeenCalledOnce();
  for (const told of Object.values(callbacks)) expect(told).not.toHaveBeenCalled();
});

test('thrown away before the microphone opened, it closes it again', async () => {
  const { callbacks, listening } = listen();
  listening.cancel();
  await hear(0, 100);
  expect(stopTrack).toHaveBeenCalledOnce();
  for (const told of Object.values(callbacks)) expect(told).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'not-allowed'],
  ['NotFoundError', 'audio-capture'],
  ['NotReadableError', 'audio-capture'],
])('%s of the microphone is told as %s', async (name, error) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  const { callbacks } = listen();
  await hear(0, 0);
  expect(callbacks.onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
});

test('says why the server wrote nothing down', async () => {
  const { callbacks, transcribe, listening } = listen({ isHeld: true });
  transcribe.mockRejectedValue(Object.assign(new Error('No server is configured.'), { status: 503 }));
  await hear(0.1, 800);
  listening.finish();
  await hear(0, 0);
  expect(callbacks.onFailed).toHaveBeenCalledExactlyOnceWith('No server is configured.', 'transcription');
});
