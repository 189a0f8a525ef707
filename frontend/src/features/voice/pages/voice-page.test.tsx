import { Toaster } from '@twyn/design-system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { Message } from '../../../shared/chat/api/chat.api';
import { makeConfig } from '../../../testing/factories/config';
import { makeRun, type VoiceServer, voiceServer } from '../../../testing/msw/handlers/voice';
import { makeEntity } from '../../../testing/msw/handlers/home';
import { makeReminder } from '../../../testing/msw/handlers/reminders';
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

function open(...answers: Partial<Message>[]): Rendered & { api: VoiceServer } {
  const api = voiceServer(...answers);
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
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'What you say' });

beforeEach(() => {
  Recogniser.current = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const settings = { value: { pauseMs: 500 }, timestamp: Date.now(), compressed: false };
  localStorage.setItem('voice', JSON.stringify(settings));
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed is answered and kept', async () => {
  const view = open({ text: 'Done: Kitchen light.', runs: [makeRun()] });
  await view.user.type(field(), 'kitchen light on{Enter}');
  expect(await screen.findByText('Done: Kitchen light.', { selector: 'p' })).toBeInTheDocument();
  expect(view.api.asked).toMatchObject([{ text: 'kitchen light on', transcribedBy: 'typed' }]);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('kitchen light onDone');
  expect(row).toHaveTextContent('Typed');
});

test('a question is answered from the memory, with its source, in the talk of the day', async () => {
  const citation = {
    number: 1,
    memoryId: 'm1',
    title: 'Ana',
    quote: 'Peanuts.',
    recordedAt: '2026-03-04',
    kind: null,
  };
  const view = open({ text: 'Ana is allergic to peanuts. [1]', citations: [citation] });
  await view.user.type(field(), 'what is Ana allergic to?{Enter}');
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(await result.findByRole('link', { name: 'Source 1, Ana' })).toHaveAttribute(
    'href',
    '/memory?memory=m1',
  );
  expect(result.getByRole('link', { name: /^1 Ana/ })).toHaveAttribute('href', '/memory?memory=m1');
  expect(result.queryByText(/\[1\]/)).not.toBeInTheDocument();
  expect(result.getByText(/, 1 source$/)).toBeInTheDocument();
  expect(await result.findByText('Answered')).toBeInTheDocument();
  await view.user.type(field(), 'and Tom?{Enter}');
  await waitFor(() => expect(view.api.asked).toHaveLength(2));
  expect(new Set(view.api.asked.map(({ conversationId }) => conversationId)).size).toBe(1);
  const [open1] = await screen.findAllByRole('link', { name: 'Open the conversation: and Tom?' });
  expect(open1).toHaveAttribute('href', expect.stringContaining(view.api.said[0]?.conversationId ?? '-'));
});

test('says so where an answer rests on nothing', async () => {
  const view = open({ text: 'I don’t have anything about that.' });
  await view.user.type(field(), 'what is Ana allergic to?{Enter}');
  expect(await screen.findByText(/, no source$/)).toBeInTheDocument();
});

test('what was set stands under the answer, to be changed there, until it is undone', async () => {
  const lamp = makeEntity('light.lamp', { name: 'Reading lamp', state: 'on' });
  const view = open({
    runs: [makeRun({ cards: ['devices', 'reminders'], targets: [lamp.id], reminders: ['r-1'] })],
  });
  server.use(
    http.get('/api/home/entities', () => HttpResponse.json({ items: [lamp] })),
    http.get('/api/reminders', () =>
      HttpResponse.json({ items: [makeReminder({ id: 'r-1', text: 'call Ana' })] }),
    ),
  );
  await view.user.type(field(), 'lamp on, and remind me to call Ana{Enter}');
  const result = within(await screen.findByRole('region', { name: 'Result' }));
  expect(await result.findByRole('switch', { name: 'Reading lamp' })).toBeChecked();
  expect(await result.findByRole('checkbox', { name: 'Complete call Ana' })).not.toBeChecked();
  await view.user.click(result.getByRole('button', { name: 'Undo' }));
  expect(await result.findAllByText('Undone')).not.toHaveLength(0);
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
  expect(await screen.findByText(/Sends in 0.5 s/)).toBeInTheDocument();
  await waitFor(() => expect(view.api.asked).toMatchObject([{ text: 'lights on' }]));
  expect(view.api.asked).toMatchObject([{ transcribedBy: 'device' }]);
});

test('what was heard can be corrected, and then waits for Enter', async () => {
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  await screen.findByText('Listening');
  hear('lights of');
  await view.user.click(talk(/Finish/));
  await view.user.type(field(), 'f');
  expect(screen.queryByText(/Sends in/)).not.toBeInTheDocument();
  await view.user.type(field(), '{Enter}');
  await waitFor(() => expect(view.api.asked).toMatchObject([{ text: 'lights off' }]));
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
  expect(view.api.asked).toEqual([]);
});

test('asks before the sound leaves the device, once', async () => {
  vi.stubGlobal('SpeechRecognition', RemoteRecogniser);
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  await view.user.click(await screen.findByRole('button', { name: 'Allow it' }));
  expect(Recogniser.current).toBeUndefined();
  await view.user.click(talk(/Hold to talk/));
  expect(await screen.findByText('Listening')).toBeInTheDocument();
  expect(screen.getByText('Your browser may send your speech to its vendor.')).toBeInTheDocument();
});

test('says why it cannot listen', async () => {
  vi.stubGlobal('isSecureContext', false);
  const view = open();
  await view.user.click(talk(/Hold to talk/));
  expect(await screen.findByRole('alert')).toHaveTextContent('on an https address');
});

const UNLOCK = { act: 'Unlock the front door', changes: [], memoriesThen: null };

test('asks first, does it on a yes, and takes it back', async () => {
  const waiting = makeRun({
    id: '33333333-3333-4333-8333-333333333333',
    outcome: 'awaiting_confirmation',
    canUndo: false,
    confirmation: UNLOCK,
  });
  const view = open(
    { text: 'Unlock Front door?', runs: [waiting] },
    { text: 'Done: Front door.', runs: [makeRun()] },
  );
  await view.user.type(field(), 'unlock the front door{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Unlock the front door' }));
  const result = within(screen.getByRole('region', { name: 'Result' }));
  await view.user.click(await result.findByRole('button', { name: 'Undo' }));
  expect(await result.findAllByText('Undone')).not.toHaveLength(0);
  expect(result.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(view.api.asked).toMatchObject([{ text: 'unlock the front door' }, { text: 'Yes' }]);
});

test('a yes may be spoken', async () => {
  const waiting = makeRun({ outcome: 'awaiting_confirmation', canUndo: false, confirmation: UNLOCK });
  const view = open({ text: 'Should I?', runs: [waiting] }, { text: 'Done: Front door.' });
  await view.user.type(field(), 'unlock the front door{Enter}');
  await screen.findByRole('button', { name: 'Unlock the front door' });
  await view.user.click(talk(/Hold to talk/));
  await screen.findByText('Listening');
  hear('yes');
  await view.user.click(talk(/Finish/));
  expect(await screen.findByText('Done: Front door.', { selector: 'p' })).toBeInTheDocument();
  expect(view.api.asked).toMatchObject([
    { transcribedBy: 'typed' },
    { text: 'yes', transcribedBy: 'device' },
  ]);
});

test('a sentence of the list is said at once', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'home turn off now' }));
  await waitFor(() => expect(view.api.asked).toMatchObject([{ text: 'home turn off now' }]));
});

test('a failure is told in the result', async () => {
  const view = open();
  server.use(
    http.post('/api/conversations/:id/messages', () => problem(400, 'broken', 'That cannot be read.')),
  );
  await view.user.type(field(), 'lights on{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That cannot be read.');
});

test('begins anew where the talk was deleted meanwhile', async () => {
  const view = open();
  await view.user.type(field(), 'lights on{Enter}');
  await waitFor(() => expect(view.api.said).toHaveLength(1));
  await screen.findByText('Done: Lamp.', { selector: 'p' });
  const gone = problem(404, 'conversation_not_found', 'Conversation not found.');
  server.use(
    http.get('/api/spoken-messages', () => HttpResponse.json({ items: [], nextCursor: null })),
    http.post('/api/conversations/:id/messages', () => gone, { once: true }),
  );
  await view.user.type(field(), 'lights off{Enter}');
  await waitFor(() => expect(view.api.asked).toHaveLength(2));
  expect(view.api.asked[0]?.conversationId).not.toBe(view.api.asked[1]?.conversationId);
});

test('reads the mood of the words, says how, and can be told not to', async () => {
  const view = open();
  await view.user.type(field(), 'I am tired, lights off{Enter}');
  expect(await screen.findByText(/Sounds like tiredness .*Read by counting words/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('switch', { name: /Detect mood/ }));
  expect(screen.queryByText(/Sounds like/)).not.toBeInTheDocument();
});

test('says again, teaches and deletes what was said', async () => {
  const view = open();
  await view.user.type(field(), 'lights on{Enter}');
  await view.user.click(await screen.findByRole('button', { name: 'Say again: lights on' }));
  await waitFor(() => expect(view.api.asked).toHaveLength(2));

  const [teach] = await screen.findAllByRole('button', { name: 'Teach this phrase: lights on' });
  await view.user.click(teach!);
  const dialog = within(screen.getByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox', { name: /Twyn runs/ }), 'turn on all lights');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“lights on”', { selector: 'li *' })).toBeInTheDocument();
  expect(view.api.phrases).toMatchObject([{ phrase: 'lights on', command: 'turn on all lights' }]);

  await view.user.click(screen.getByRole('button', { name: 'Delete all' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No voice conversations yet.')).toBeInTheDocument();
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
  server.use(http.get('/api/spoken-messages', () => problem(400, 'broken', 'No.'), { once: true }));
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No voice conversations yet.')).toBeInTheDocument();
});
