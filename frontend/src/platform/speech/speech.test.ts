import { sayByBrowser, speakByBrowser } from './speech';

class Utterance {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  voice: unknown = null;
  rate = 1;
  lang = '';
  constructor(readonly text: string) {}
}

function stubBrowser() {
  const spoken: Utterance[] = [];
  const speech = {
    speak: vi.fn((utterance: Utterance) => spoken.push(utterance)),
    cancel: vi.fn(() => spoken.forEach((utterance) => utterance.onerror?.())),
    getVoices: () => [{ name: 'Ida', lang: 'en-GB' }],
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { speech, spoken };
}

afterEach(() => vi.unstubAllGlobals());

test('says one sentence after the other, and is done with the last', async () => {
  const { spoken } = stubBrowser();
  const isDone = vi.fn();
  const { done } = sayByBrowser(['One.', 'Two.'], { language: 'en', voice: 'Ida', rate: 1.2 });
  void done.then(isDone);
  expect(spoken).toMatchObject([
    { text: 'One.', lang: 'en', rate: 1.2, voice: { name: 'Ida' } },
    { text: 'Two.' },
  ]);
  spoken[0]?.onend?.();
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  spoken[1]?.onend?.();
  await done;
});

test('what is said before falls silent, and is over', async () => {
  const { speech } = stubBrowser();
  const first = sayByBrowser(['One.'], { language: 'en' });
  const second = sayByBrowser(['Two.'], { language: 'en' });
  await first.done;
  expect(speech.speak).toHaveBeenCalledTimes(2);
  second.stop();
  await second.done;
});

test('says what comes later after what is being said, and is done with the last', async () => {
  const { spoken } = stubBrowser();
  const isDone = vi.fn();
  const speech = speakByBrowser({ language: 'en' });
  void speech.done.then(isDone);
  speech.say('One.');
  spoken[0]?.onend?.();
  await Promise.resolve();
  expect(isDone).not.toHaveBeenCalled();
  speech.say('Two.');
  speech.end();
  speech.say('Too late.');
  expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  spoken[1]?.onend?.();
  await speech.done;
});

test('stopped, it is over at once, also where the browser tells no end', async () => {
  const { speech: browser, spoken } = stubBrowser();
  browser.cancel.mockImplementation(() => undefined);
  const speech = speakByBrowser({ language: 'en' });
  speech.say('One.');
  speech.stop();
  speech.say('Two.');
  await speech.done;
  expect(browser.cancel).toHaveBeenCalledTimes(2);
  expect(spoken).toHaveLength(1);
});
