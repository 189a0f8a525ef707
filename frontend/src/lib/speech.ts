/** Something that is being said. */
export interface Speech {
  /** Once it is over, however it ended. */
  done: Promise<void>;
  stop: () => void;
}

interface BrowserVoice {
  language: string;
  /** By name; the browser's usual one without it, or where there is none of that name. */
  voice?: string;
  /** @default 1 */
  rate?: number;
}

/** The voices that this browser has for the language; none, and nothing can be said by it. */
export function browserVoices(language: string): string[] {
  if (!('speechSynthesis' in globalThis)) return [];
  const spoken = language.slice(0, 2).toLowerCase();
  return speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(spoken))
    .map(({ name }) => name);
}

/** Says one sentence after the other with the browser's voice, in the place of whatever it is saying. */
export function sayByBrowser(
  sentences: readonly string[],
  { language, voice = '', rate = 1 }: BrowserVoice,
): Speech {
  speechSynthesis.cancel();
  const chosen = voice === '' ? undefined : speechSynthesis.getVoices().find(({ name }) => name === voice);
  const done = Promise.all(
    sentences.map((sentence) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = language;
      utterance.rate = rate;
      if (chosen) utterance.voice = chosen;
      return new Promise<void>((resolve) => {
        utterance.onend = () => resolve();
        utterance.onerror = () => resolve();
        speechSynthesis.speak(utterance);
      });
    }),
  );
  return { done: done.then(() => undefined), stop: () => speechSynthesis.cancel() };
}

type FetchSpeech = (text: string, signal: AbortSignal) => Promise<ArrayBuffer>;

/** Says one sentence after the other with the server's voice; the next one is fetched while one is heard. */
export function sayByServer(
  sentences: readonly string[],
  { rate, fetchSpeech }: { rate: number; fetchSpeech: FetchSpeech },
): Speech {
  const aborter = new AbortController();
  const { signal } = aborter;
  const say = async (): Promise<void> => {
    // Sound from the network may be played by the audio graph alone: the policy of the page lets no media in.
    const context = new AudioContext();
    try {
      let next = fetchSpeech(sentences[0] ?? '', signal);
      for (let index = 0; index < sentences.length && !signal.aborted; index += 1) {
        const sound = await context.decodeAudioData(await next);
        const following = sentences[index + 1];
        if (following !== undefined) {
          next = fetchSpeech(following, signal);
          // It is awaited later, and may have failed by then.
          next.catch(() => undefined);
        }
        await play(context, sound, rate, signal);
      }
    } finally {
      await context.close();
    }
  };
  return { done: say(), stop: () => aborter.abort() };
}

function play(context: AudioContext, sound: AudioBuffer, rate: number, signal: AbortSignal): Promise<void> {
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
