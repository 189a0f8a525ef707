/** Something that is said, sentence by sentence, as the sentences come. */
export interface Speech {
  /** Says it after what is being said. */
  say: (sentence: string) => void;
  /** No more sentences come. */
  end: () => void;
  /** Once it is over, however it ended. */
  done: Promise<void>;
  /** Falls silent at once; what was still to be said is dropped. */
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

/** Speaks with the browser's voice, in the place of whatever it is saying. */
export function speakByBrowser({ language, voice = '', rate = 1 }: BrowserVoice): Speech {
  speechSynthesis.cancel();
  const chosen = voice === '' ? undefined : speechSynthesis.getVoices().find(({ name }) => name === voice);
  // Browsers forget an utterance that nobody holds, and then never tell its end.
  const unsaid = new Set<SpeechSynthesisUtterance>();
  const { promise: done, resolve } = Promise.withResolvers<undefined>();
  let isEnded = false;
  const endWhenSaid = (): void => {
    if (isEnded && unsaid.size === 0) resolve(undefined);
  };
  return {
    done,
    say: (sentence) => {
      if (isEnded) return;
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = language;
      utterance.rate = rate;
      if (chosen) utterance.voice = chosen;
      utterance.onend = utterance.onerror = () => {
        unsaid.delete(utterance);
        endWhenSaid();
      };
      unsaid.add(utterance);
      speechSynthesis.speak(utterance);
    },
    end: () => {
      isEnded = true;
      endWhenSaid();
    },
    stop: () => {
      isEnded = true;
      unsaid.clear();
      speechSynthesis.cancel();
      resolve(undefined);
    },
  };
}

/** Says what is known already with the browser's voice. */
export function sayByBrowser(sentences: readonly string[], voice: BrowserVoice): Speech {
  const speech = speakByBrowser(voice);
  for (const sentence of sentences) speech.say(sentence);
  speech.end();
  return speech;
}
