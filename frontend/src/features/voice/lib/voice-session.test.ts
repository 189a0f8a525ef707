import type { CommandResult } from '../../../api/skills.api';
import type { EngineChoice } from '../engines/choose-engine';
import type { Ears, Engine } from '../engines/engine';
import { VoiceSession } from './voice-session';

const result = (details: Partial<CommandResult> = {}): CommandResult => ({
  outcome: 'done',
  intents: [],
  answer: 'Done: Lamp.',
  actions: [],
  ...details,
});

function start({ isHandsFree = false, isMuted = true } = {}) {
  const heard: Ears[] = [];
  const listening = { finish: vi.fn(), letGo: vi.fn(), cancel: vi.fn() };
  const engine: Engine = {
    kind: 'browser',
    listen: (ears) => {
      heard.push(ears);
      return listening;
    },
  };
  let endSpeech = (): void => undefined;
  const stopSpeech = vi.fn(() => endSpeech());
  const parts = {
    chooseEngine: vi.fn<() => Promise<EngineChoice>>(() => Promise.resolve({ engine })),
    run: vi.fn<(text: string, isConfirmed: boolean) => Promise<CommandResult>>(() =>
      Promise.resolve(result()),
    ),
    speak: vi.fn(() => {
      if (isMuted) return null;
      return { done: new Promise<void>((resolve) => (endSpeech = resolve)), stop: stopSpeech };
    }),
    keep: vi.fn(),
    isHandsFree: () => isHandsFree,
    onEngineBroken: vi.fn(),
  };
  const session = new VoiceSession(parts);
  const say = async (text: string): Promise<void> => {
    await session.listen({ isHeld: false });
    heard.at(-1)?.onDone(text);
    await session.ask(session.getView().state.text);
  };
  return { session, parts, heard, listening, say, stopSpeech, endSpeech: () => endSpeech() };
}

const phase = (session: VoiceSession): string => session.getView().state.phase;

test('what is said stands to be changed, runs, and is kept', async () => {
  const { session, parts, heard } = start();
  await session.listen({ isHeld: true });
  heard[0]?.onHeard('lights');
  expect(session.getView().state).toMatchObject({ phase: 'listening', text: 'lights' });
  heard[0]?.onDone('lights on');
  expect(phase(session)).toBe('editing');
  session.edit('lights off');
  await session.ask('lights off');
  expect(parts.run).toHaveBeenCalledExactlyOnceWith('lights off', false);
  expect(phase(session)).toBe('idle');
  expect(session.getView().turn).toMatchObject({ text: 'lights off', outcome: 'done', engine: 'browser' });
  expect(parts.keep).toHaveBeenCalledOnce();
});

test('“yes” does what was asked about, and is no command of its own', async () => {
  const { session, parts, say } = start();
  parts.run.mockResolvedValueOnce(result({ outcome: 'confirm', answer: 'Shall I?' }));
  await say('unlock the door');
  await say('yes');
  expect(parts.run.mock.calls).toEqual([
    ['unlock the door', false],
    ['unlock the door', true],
  ]);
  expect(session.getView().turn).toMatchObject({ outcome: 'done', isConfirmation: true });
});

test('“no” leaves it', async () => {
  const { session, parts, say } = start();
  parts.run.mockResolvedValueOnce(result({ outcome: 'confirm', answer: 'Shall I?' }));
  await say('unlock the door');
  await say('no');
  expect(parts.run).toHaveBeenCalledOnce();
  expect(session.getView()).toMatchObject({ turn: null, state: { phase: 'idle' } });
});

test('a failure of the server is an answer, and is kept', async () => {
  const { session, parts, say } = start();
  parts.run.mockRejectedValueOnce({ status: 500, message: 'The server is down.' });
  await say('lights on');
  expect(session.getView().turn).toMatchObject({ outcome: 'failed', answer: 'The server is down.' });
  expect(parts.keep).toHaveBeenCalledOnce();
});

test('who stops waiting hears no answer', async () => {
  const { session, parts } = start({ isMuted: false });
  let answer: ((result: CommandResult) => void) | undefined;
  parts.run.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  session.edit('lights on');
  const asked = session.ask('lights on');
  expect(phase(session)).toBe('thinking');
  session.stop();
  answer?.(result());
  await asked;
  expect(parts.speak).not.toHaveBeenCalled();
  expect(session.getView()).toMatchObject({ turn: null, state: { phase: 'idle' } });
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
  heard[0]?.onFailed('It cannot be reached.', 'network');
  expect(parts.onEngineBroken).toHaveBeenCalledExactlyOnceWith('browser');
  expect(session.getView().state.problem).toBe('It cannot be reached.');
});

test('a sentence that is chosen while the twin listens is run at once', async () => {
  const { session, parts, listening } = start();
  await session.listen({ isHeld: false });
  await session.ask('lights on');
  expect(listening.cancel).toHaveBeenCalled();
  expect(parts.run).toHaveBeenCalledOnce();
});
