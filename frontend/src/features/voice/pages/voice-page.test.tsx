import { Toaster } from '@twyn/design-system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { CommandResult } from '../../../api/skills.api';
import { makeConfig } from '../../../testing/factories/config';
import { makeResult, type VoiceServer, voiceServer } from '../../../testing/msw/handlers/voice';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { VoicePage } from './voice-page';

class Recogniser {
  static current: Recogniser | undefined;
  static available = (): Promise<string> => Promise.resolve('available');
  onresult: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn();

  constructor() {
    Recogniser.current = this;
  }
}
class RemoteRecogniser extends Recogniser {
  static override available = (): Promise<string> => Promise.resolve('unavailable');
}

const UNLOCKED: CommandResult['actions'][number] = {
  id: '11111111-1111-4111-8111-111111111111',
  at: '2026-05-03T10:00:00.000Z',
  askedBy: 'api',
  entity: 'lock.door',
  entityName: 'Front door',
  service: 'unlock',
  parameters: {},
  changes: [
    {
      entity: 'lock.door',
      before: { state: 'locked', attributes: {} },
      after: { state: 'unlocked', attributes: {} },
    },
  ],
  undoneAt: null,
};

const RUN: NonNullable<CommandResult['run']> = {
  id: '22222222-2222-4222-8222-222222222222',
  at: UNLOCKED.at,
  askedBy: 'voice',
  outcome: 'done',
  skills: ['lock.unlock'],
  targets: ['lock.door'],
  reminders: [],
  result: 'Done: Front door.',
  canUndo: true,
  undoneAt: null,
};

function open(...results: CommandResult[]): Rendered & { api: VoiceServer } {
  const api = voiceServer(...results);
  server.use(
    ...api.handlers,
    http.get('/api/config', () => HttpResponse.json(makeConfig())),
  );
  const page = (
    <>
      <VoicePage />
      <Toaster />
    </>
  );
  return { ...renderWithProviders(page, { at: '/voice' }), api };
}

const talk = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const hear = (transcript: string): void =>
  act(() => Recogniser.current?.onresult?.({ resultIndex: 0, results: [[{ transcript }]] }));
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'What should be done' });

beforeEach(() => {
  Recogniser.current = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', Recogniser);
  localStorage.setItem('voice', JSON.stringify({ pauseMs: 500 }));
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed is run, told and kept', async () => {
  const view = open(makeResult({ answer: 'Done: Kitchen light.' }));
  await view.user.type(field(), 'kitchen light on{Enter}');
  expect(await screen.findByText('Done: Kitchen light.')).toBeInTheDocument();
  expect(view.api.run).toMatchObject([{ text: 'kitchen light on', isConfirmed: false }]);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('kitchen light onDone');
  expect(row).toHaveTextContent('Typed');
});

test('what is no command can be asked in the chat', async () => {
  const view = open(makeResult({ outcome: 'none', answer: 'I did not understand that.' }));
  await view.user.type(field(), 'what is Ana allergic to?{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Ask it in the chat' }));
  expect(view.address()).toBe('/ai-chat');
});

test('held, the button listens; let go, it runs what was said after the pause', async () => {
  const view = open();
  const passed = vi.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.pointerDown(talk(/Hold to talk/));
  await screen.findByText('Listening');
  hear('lights on');
  expect(field()).toHaveValue('lights on');
  passed.mockReturnValue(1_000);
  fireEvent.pointerUp(window);
  passed.mockRestore();
  expect(await screen.findByText(/Runs in 0.5 s/)).toBeInTheDocument();
  await waitFor(() => expect(view.api.run).toMatchObject([{ text: 'lights on' }]));
  await waitFor(() => expect(view.api.said).toMatchObject([{ engine: 'device', outcome: 'done' }]));
});

test('what was heard can be corrected, and then waits for Enter', async () => {
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  await screen.findByText('Listening');
  hear('lights of');
  await view.user.click(talk(/Finish/));
  await view.user.type(field(), 'f');
  expect(screen.queryByText(/Runs in/)).not.toBeInTheDocument();
  await view.user.type(field(), '{Enter}');
  await waitFor(() => expect(view.api.run).toMatchObject([{ text: 'lights off' }]));
});

test('the space bar talks, and Escape throws away what was said', async () => {
  const view = open();
  fireEvent.keyDown(document.body, { key: ' ' });
  await screen.findByText('Listening');
  hear('lights on');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Ready')).toBeInTheDocument();
  expect(Recogniser.current?.abort).toHaveBeenCalled();
  expect(field()).toHaveValue('');
  expect(view.api.run).toEqual([]);
});

test('asks before the sound leaves the device, once', async () => {
  vi.stubGlobal('SpeechRecognition', RemoteRecogniser);
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  await view.user.click(await screen.findByRole('button', { name: 'Allow it' }));
  expect(Recogniser.current).toBeUndefined();
  await view.user.click(talk(/Hold to talk/));
  expect(await screen.findByText('Listening')).toBeInTheDocument();
  expect(screen.getByText('Your browser may send what you say to its maker.')).toBeInTheDocument();
});

test('says why it cannot listen', async () => {
  vi.stubGlobal('isSecureContext', false);
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  expect(await screen.findByRole('alert')).toHaveTextContent('only on an https address');
});

test('asks first, does it on a yes, and takes it back', async () => {
  const view = open(
    makeResult({ outcome: 'confirm', answer: 'Shall I really do that?' }),
    makeResult({ answer: 'Done: Front door.', actions: [UNLOCKED], run: RUN }),
  );
  const undone = vi.fn();
  server.use(
    http.post('/api/skills/runs/:id/undo', ({ params }) => {
      undone(params['id']);
      return HttpResponse.json({ ...RUN, canUndo: false, undoneAt: RUN.at });
    }),
  );
  await view.user.type(field(), 'unlock the front door{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  const result = await screen.findByRole('region', { name: 'Result' });
  expect(await within(result).findByText('Front door: unlock')).toBeInTheDocument();
  await view.user.click(within(result).getByRole('button', { name: 'Undo' }));
  expect(await within(result).findByText('Undone')).toBeInTheDocument();
  expect(undone).toHaveBeenCalledWith(RUN.id);
  expect(view.api.run).toMatchObject([{ isConfirmed: false }, { isConfirmed: true }]);
  await waitFor(() =>
    expect(view.api.said).toMatchObject([{ outcome: 'done', answer: 'Done: Front door.' }]),
  );
});

test('an answer completes what was asked for', async () => {
  const view = open(makeResult({ outcome: 'ask', answer: 'For how long?' }), makeResult());
  await view.user.type(field(), 'set a timer{Enter}');
  await screen.findByText('For how long?');
  await view.user.type(field(), 'ten minutes{Enter}');
  await waitFor(() => expect(view.api.run).toMatchObject([{}, { text: 'set a timer ten minutes' }]));
});

test('a sentence of the list is run at once', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'home turn off now' }));
  await waitFor(() => expect(view.api.run).toMatchObject([{ text: 'home turn off now', askedBy: 'voice' }]));
});

test('a failure is told in the result, and kept', async () => {
  const view = open();
  server.use(http.post('/api/skills/run', () => problem(400, 'broken', 'That cannot be read.')));
  await view.user.type(field(), 'lights on{Enter}');
  expect(await screen.findByText('That cannot be read.')).toBeInTheDocument();
  await waitFor(() => expect(view.api.said).toMatchObject([{ outcome: 'failed' }]));
});

test('reads the mood of the words, says how, and can be told not to', async () => {
  const view = open();
  await view.user.type(field(), 'I am tired, lights off{Enter}');
  expect(await screen.findByText(/Sounds like tiredness .*Read by counting words/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('switch', { name: /Read the mood/ }));
  expect(screen.queryByText(/Sounds like/)).not.toBeInTheDocument();
});

test('runs again, teaches and deletes what was said', async () => {
  const view = open();
  await view.user.type(field(), 'lights on{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Run again: lights on' }));
  await waitFor(() => expect(view.api.run).toHaveLength(2));

  const [teach] = await screen.findAllByRole('button', { name: 'Teach this phrase: lights on' });
  await view.user.click(teach!);
  const dialog = within(screen.getByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox', { name: /Twyn runs/ }), 'turn on all lights');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“lights on”', { selector: 'li *' })).toBeInTheDocument();
  expect(view.api.phrases).toMatchObject([{ phrase: 'lights on', standsFor: 'turn on all lights' }]);

  await view.user.click(screen.getByRole('button', { name: 'Delete all' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing was said yet.')).toBeInTheDocument();
});

test('edits and deletes a phrase, and says when its words are taken', async () => {
  const view = open();
  const teach = async (phrase: string): Promise<void> => {
    await view.user.click(await screen.findByRole('button', { name: 'Teach a phrase' }));
    const dialog = within(screen.getByRole('dialog'));
    await view.user.type(dialog.getByRole('textbox', { name: /When you say/ }), phrase);
    await view.user.type(dialog.getByRole('textbox', { name: /Twyn runs/ }), 'lights off');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await teach('movie');
  await view.user.click(await screen.findByRole('button', { name: 'Edit movie' }));
  const words = within(screen.getByRole('dialog')).getByRole('textbox', { name: /When you say/ });
  await view.user.clear(words);
  await view.user.type(words, 'film');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“film”')).toBeInTheDocument();

  await teach('film');
  expect(await screen.findByText('You have a phrase with these words already.')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await view.user.click(await screen.findByRole('button', { name: 'Delete film' }));
  expect(await screen.findByText(/No phrases yet/)).toBeInTheDocument();
});

test('offers to try again when what was said cannot be read', async () => {
  const view = open();
  server.use(http.get('/api/voice/utterances', () => problem(400, 'broken', 'No.'), { once: true }));
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was said yet.')).toBeInTheDocument();
});
