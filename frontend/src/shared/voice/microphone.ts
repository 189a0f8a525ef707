export interface Microphone {
  /** The effective value of the latest samples, 0 to 1. */
  level: () => number;
  /** Lets go of the microphone; what was recorded. */
  close: () => Promise<Blob>;
}

/** Small, and what every transcriber reads; the first that the browser can write. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const BITS_PER_SECOND = 32_000;

/** Opens the microphone and records. Rejects with the browser's DOMException. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const isStopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();

  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    },
    close: async () => {
      if (recorder.state !== 'inactive') {
        recorder.stop();
        await isStopped;
        for (const track of stream.getTracks()) track.stop();
        await context.close();
      }
      return new Blob(parts, { type: recorder.mimeType });
    },
  };
}
