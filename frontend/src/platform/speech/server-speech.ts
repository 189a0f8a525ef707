import type { Speech } from './speech';

interface ServerVoice {
  /** 1 is usual. */
  rate: number;
  fetchSpeech: (sentence: string, signal: AbortSignal) => Promise<ArrayBuffer>;
}

/** Speaks with the server's voice; the next sentence is fetched while one is heard, and no more than that. */
export function speakByServer({ rate, fetchSpeech }: ServerVoice): Speech {
  const aborter = new AbortController();
  const { signal } = aborter;
  const sentences = new Waiting();
  const fetchNext = async (): Promise<ArrayBuffer | undefined> => {
    const sentence = await sentences.next();
    return sentence === undefined ? undefined : fetchSpeech(sentence, signal);
  };
  const speak = async (): Promise<void> => {
    // Sound from the network may be played by the audio graph alone: the policy of the page lets no media in.
    const context = new AudioContext();
    try {
      let next = fetchNext();
      for (let sound = await next; sound && !signal.aborted; sound = await next) {
        next = fetchNext();
        // It is awaited later, and may have failed by then.
        next.catch(() => undefined);
        await play(await context.decodeAudioData(sound), { context, rate, signal });
      }
    } finally {
      sentences.end();
      await context.close();
    }
  };
  return {
    done: speak(),
    say: (sentence) => sentences.add(sentence),
    end: () => sentences.end(),
    stop: () => {
      sentences.drop();
      aborter.abort();
    },
  };
}

/** Sentences that wait to be said, one at a time. */
class Waiting {
  private sentences: string[] = [];
  private isEnded = false;
  private wake: () => void = () => undefined;

  add(sentence: string): void {
    if (!this.isEnded) this.sentences.push(sentence);
    this.wake();
  }

  end(): void {
    this.isEnded = true;
    this.wake();
  }

  drop(): void {
    this.sentences = [];
    this.end();
  }

  /** Waits for one; undefined where no more come. */
  async next(): Promise<string | undefined> {
    while (this.sentences.length === 0 && !this.isEnded)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this.sentences.shift();
  }
}

interface Player {
  context: AudioContext;
  rate: number;
  signal: AbortSignal;
}

function play(sound: AudioBuffer, { context, rate, signal }: Player): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const source = context.createBufferSource();
    source.buffer = sound;
    source.playbackRate.value = rate;
    source.connect(context.destination);
    source.onended = () => resolve();
    signal.addEventListener('abort', () => source.stop(), { once: true });
    source.start();
  });
}
