import { QuestionRefused } from '../../../shared/chat/api/answer-stream';
import { fromProblem } from '../../../api/api-error';
import type { Message } from '../../../shared/chat/api/chat.api';
import { makeMessage } from '../../../testing/factories/conversation';
import type { EngineChoice } from '../../../shared/voice/choose-engine';
import type { RecognitionCallbacks, Engine } from '../../../shared/voice/engine';
import { VoiceSession, type VoiceParts } from './voice-session';

const answer = (text = 'Done: Lamp.'): Message => makeMessage({ role: 'twin', text });

function start({ isHandsFree = false, isMuted = true } = {}) {
  const heard: RecognitionCallbacks[] = [];
  const listening = { finish: vi.fn(), release: vi.fn(), cancel: vi.fn() };
  const engine: Engine = {
    kind: 'browser',
    listen: (callbacks) => {
      heard.push(callbacks);
      return listening;
    },
  };
  let endSpeech = (): void => undefined;
  const stopSpeech = vi.fn(() => endSpeech());
  const spoken: string[] = [];
  const parts = {
    chooseEngine: vi.fn<() => Promise<EngineChoice>>(() => Promise.resolve({ engine })),
    ask: vi.fn<VoiceParts['ask']>(() => Promise.resolve(answer())),
    speak: vi.fn(() => {
      if (isMuted) return null;
      const done = new Promise<void>((resolve) => (endSpeech = resolve));
      const say = (sentence: string): void => void spoken.push(sentence);
      return { done, say, end: vi.fn(), stop: stopSpeech };
    }),
    isHandsFree: () => isHandsFree,
    onEngineBroken: vi.fn(),
  };
  const session = new VoiceSession(parts);
  const say = async (text: string): Promise<void> => {
    await session.listen({ isHeld: false });
    heard.at(-1)?.onDone(text);
    await session.ask(session.getView().state.text);
  };
  return { session, parts, heard, listening, say, spoken, stopSpeech, endSpeech: () => endSpeech() };
}

const phase = (session: VoiceSession): string => session.getView().state.phase;

test('what is said stands to be changed, and is answered', async () => {
  const { session, parts, heard } = start();
  await session.listen({ isHeld: true });
  heard[0]?.onHeard('lights');
  expect(session.getView().state).toMatchObject({ phase: 'listening', text: 'lights' });
  heard[0]?.onDone('lights on');
  expect(phase(session)).toBe('editing');
  session.edit('lights off');
  await session.ask('lights off');
  const said = { text: 'lights off', engine: 'browser' };
  expect(parts.ask).toHaveBeenCalledExactlyOnceWith(said, expect.anything());
  expect(phase(session)).toBe('idle');
  expect(session.getView().turn).toMatchObject({ ...said, answer: { text: 'Done: Lamp.' }, problem: null });
});

test('an answer is shown while it is written', async () => {
  const { session, parts } = start();
  let end: ((whole: Message) => void) | undefined;
  parts.ask.mockImplementationOnce((_, { onWritten }) => {
    onWritten(answer('Done:'));
    return new Promise((resolve) => (end = resolve));
  });
  const asked = session.ask('lights on');
  expect(session.getView()).toMatchObject({
    state: { phase: 'thinking' },
    turn: { answer: { text: 'Done:' } },
  });
  end?.(answer());
  await asked;
  expect(session.getView().turn).toMatchObject({ answer: { text: 'Done: Lamp.' } });
});

/** An answer that is written as the test likes. */
function writing(parts: ReturnType<typeof start>['parts']) {
  let watching: Parameters<VoiceParts['ask']>[1] | undefined;
  const whole = Promise.withResolvers<Message>();
  parts.ask.mockImplementationOnce((_, given) => {
    watching = given;
    return whole.promise;
  });
  return {
    write: (text: string) => watching?.onWritten({ ...answer(text), status: 'streaming' }),
    end: (text: string) => whole.resolve(answer(text)),
    signal: () => watching?.signal,
  };
}

test('an answer is said sentence by sentence while it is written, each once', async () => {
  const { session, parts, spoken, endSpeech } = start({ isMuted: false });
  const { write, end } = writing(parts);
  const asked = session.ask('how is Ana?');
  write('She weighs 3.');
  expect(phase(session)).toBe('thinking');
  write('She weighs 3.5 kg [1]. The');
  expect(phase(session)).toBe('speaking');
  expect(spoken).toEqual(['She weighs 3.5 kg.']);
  write('She weighs 3.5 kg [1]. The nurse is Dr. Ode. Sh');
  end('She weighs 3.5 kg [1]. The nurse is Dr. Ode. She sleeps [2].');
  await vi.waitFor(() => expect(spoken).toHaveLength(3));
  expect(spoken).toEqual(['She weighs 3.5 kg.', 'The nurse is Dr. Ode.', 'She sleeps.']);
  expect(parts.speak).toHaveBeenCalledOnce();
  endSpeech();
  await asked;
  expect(phase(session)).toBe('idle');
});

test('interrupted, the twin falls silent, and its answer goes on being written', async () => {
  const { session, parts, spoken, stopSpeech } = start({ isMuted: false });
  const { write, end, signal } = writing(parts);
  const asked = session.ask('how is Ana?');
  write('She is well. Sh');
  await session.listen({ isHeld: true });
  expect(stopSpeech).toHaveBeenCalledOnce();
  expect(phase(session)).toBe('listening');
  write('She is well. She sleeps. An');
  end('She is well. She sleeps. And she eats.');
  await asked;
  expect(signal()?.aborted).toBe(false);
  expect(spoken).toEqual(['She is well.']);
  expect(phase(session)).toBe('listening');
  expect(session.getView().turn).toMatchObject({
    answer: { text: expect.stringContaining('And she eats.') },
  });
});

test('what is asked in mid-answer leaves that answer', async () => {
  const { session, parts, spoken } = start({ isMuted: false });
  const { write, end, signal } = writing(parts);
  void session.ask('how is Ana?');
  write('She is well. Sh');
  const next = session.ask('lights on');
  expect(signal()?.aborted).toBe(true);
  end('She is well. She sleeps.');
  await vi.waitFor(() => expect(spoken).toEqual(['She is well.', 'Done: Lamp.']));
  expect(session.getView().turn).toMatchObject({ text: 'lights on' });
  session.stop();
  await next;
});

test('muted in mid-answer, it says no more of it', async () => {
  const { session, parts, spoken, stopSpeech } = start({ isMuted: false });
  const { write, end } = writing(parts);
  const asked = session.ask('how is Ana?');
  write('She is well. Sh');
  session.mute();
  expect(stopSpeech).toHaveBeenCalledOnce();
  expect(phase(session)).toBe('thinking');
  write('She is well. She sleeps. An');
  end('She is well. She sleeps. And she eats.');
  await asked;
  expect(spoken).toEqual(['She is well.']);
  expect(phase(session)).toBe('idle');
});

test('Escape in mid-answer stops the voice and leaves the words', async () => {
  const { session, parts, spoken } = start({ isHandsFree: true, isMuted: false });
  const { write, end } = writing(parts);
  const asked = session.ask('how is Ana?');
  write('She is well. Sh');
  session.stop();
  end('She is well. She sleeps.');
  await asked;
  expect(spoken).toEqual(['She is well.']);
  expect(session.getView()).toMatchObject({
    state: { phase: 'idle', problem: null },
    turn: { answer: { text: 'She is well. She sleeps.' } },
  });
});

test('who leaves the screen neither hears nor watches any more', () => {
  const { session, parts, stopSpeech } = start({ isMuted: false });
  const { write, signal } = writing(parts);
  void session.ask('how is Ana?');
  write('She is well. Sh');
  session.close();
  expect(stopSpeech).toHaveBeenCalledOnce();
  expect(signal()?.aborted).toBe(true);
});

test('“yes” and “no” are for the server, which knows what it asked', async () => {
  const { parts, say } = start();
  await say('unlock the door');
  await say('yes');
  expect(parts.ask.mock.calls.map(([{ text }]) => text)).toEqual(['unlock the door', 'yes']);
});

test('a failure of the server is told, and spoken', async () => {
  const { session, parts, say, spoken, endSpeech } = start({ isMuted: false });
  const problem = 'The server is down.';
  parts.ask.mockRejectedValueOnce(new QuestionRefused(fromProblem(500, { error: problem })));
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  endSpeech();
  await said;
  expect(session.getView().turn).toMatchObject({ answer: null, problem });
  expect(spoken).toEqual([problem]);
});

test('nothing is no question', async () => {
  const { session, parts } = start();
  await session.ask('  ');
  expect(parts.ask).not.toHaveBeenCalled();
  expect(phase(session)).toBe('idle');
});

test('who stops waiting watches no longer, and hears no answer', async () => {
  const { session, parts } = start({ isMuted: false });
  let signal: AbortSignal | undefined;
  parts.ask.mockImplementationOnce((_, watching) => {
    ({ signal } = watching);
    return new Promise((_resolve, reject) =>
      watching.signal.addEventListener('abort', () => reject(new DOMException('Gone', 'AbortError'))),
    );
  });
  session.edit('lights on');
  const asked = session.ask('lights on');
  expect(phase(session)).toBe('thinking');
  session.stop();
  await asked;
  expect(signal?.aborted).toBe(true);
  expect(parts.speak).not.toHaveBeenCalled();
  expect(session.getView()).toMatchObject({
    turn: null,
    state: { phase: 'idle', problem: expect.stringContaining('I stopped waiting') },
  });
});

test('listening breaks the twin off', async () => {
  const { session, say, stopSpeech } = start({ isMuted: false });
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  await session.listen({ isHeld: false });
  expect(stopSpeech).toHaveBeenCalledOnce();
  await said;
  expect(phase(session)).toBe('listening');
});

test('hands-free does not hear the twin itself', async () => {
  const { session, heard, listening, say, endSpeech } = start({ isHandsFree: true, isMuted: false });
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  expect(heard).toHaveLength(1);
  expect(listening.cancel).toHaveBeenCalledOnce();
  endSpeech();
  await said;
  expect(heard).toHaveLength(2);
});

test('hands-free, who interrupts by holding the button is listened to for as long as it is held', async () => {
  const { session, parts, heard, say } = start({ isHandsFree: true, isMuted: false });
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  await session.listen({ isHeld: true });
  await said;
  expect(parts.chooseEngine).toHaveBeenCalledTimes(2);
  expect(heard).toHaveLength(2);
  expect(phase(session)).toBe('listening');
});

test('hands-free, Escape breaks the twin off and ends the talk', async () => {
  const { session, heard, say, stopSpeech } = start({ isHandsFree: true, isMuted: false });
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  session.stop();
  await said;
  expect(stopSpeech).toHaveBeenCalledOnce();
  expect(heard).toHaveLength(1);
  expect(phase(session)).toBe('idle');
});

test('hands-free listens again once the answer is spoken, but not after what was typed', async () => {
  const { session, parts, say, endSpeech } = start({ isHandsFree: true, isMuted: false });
  const said = say('lights on');
  await vi.waitFor(() => expect(phase(session)).toBe('speaking'));
  endSpeech();
  await said;
  expect(phase(session)).toBe('listening');
  session.stop();
  parts.speak.mockReturnValueOnce(null);
  session.edit('lights off');
  await session.ask('lights off');
  expect(phase(session)).toBe('idle');
});

test('what cannot listen says why, and is asked about where the sound would leave', async () => {
  const { session, parts } = start();
  parts.chooseEngine.mockResolvedValueOnce({ problem: 'No microphone.' });
  await session.listen({ isHeld: false });
  expect(session.getView().state).toMatchObject({ phase: 'idle', problem: 'No microphone.' });
  parts.chooseEngine.mockResolvedValueOnce({ ask: 'privacy' });
  await session.listen({ isHeld: false });
  expect(session.getView().asksForPrivacy).toBe(true);
});

test('a button that is let go before anything listens begins nothing', async () => {
  const { session, heard } = start();
  const begun = session.listen({ isHeld: true });
  session.finish();
  await begun;
  expect(heard).toEqual([]);
  expect(phase(session)).toBe('idle');
});

test('a recognition without its server is left aside from then on', async () => {
  const { session, parts, heard } = start();
  await session.listen({ isHeld: false });
  heard[0]?.onFailed('It can’t be reached.', 'network');
  expect(parts.onEngineBroken).toHaveBeenCalledExactlyOnceWith('browser');
  expect(session.getView().state.problem).toBe('It can’t be reached.');
});

test('a sentence that is chosen while the twin listens is run at once', async () => {
  const { session, parts, listening } = start();
  await session.listen({ isHeld: false });
  await session.ask('lights on');
  expect(listening.cancel).toHaveBeenCalled();
  expect(parts.ask).toHaveBeenCalledOnce();
});
