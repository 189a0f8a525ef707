import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeHandedFile } from '../../../shared/imports/handed-file';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ChatComposer } from './chat-composer';

/** A recogniser on the device, as the browser has it. */
class Recogniser {
  static current: Recogniser | undefined;
  static available = (): Promise<string> => Promise.resolve('available');
  onresult: ((event: { results: unknown[] }) => void) | undefined;
  onerror: ((event: { error: string }) => void) | undefined;
  onend: (() => void) | undefined;
  start = vi.fn(() => (Recogniser.current = this));
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn();
}

function Composing({ offline }: { offline?: string }): ReactElement {
  const [text, setText] = useState('');
  return (
    <ChatComposer
      text={text}
      onChange={setText}
      onSubmit={() => setText('')}
      onSay={() => undefined}
      place={{ conversationId: null, isTemporary: false }}
      hasMessages={false}
      contexts={{ off: [], change: () => undefined }}
      note="Answers use your own data."
      onStop={undefined}
      {...(offline !== undefined && { offline })}
    />
  );
}

function show(offline?: string): Rendered {
  server.use(...chatServer().handlers);
  return renderWithProviders(<Composing {...(offline !== undefined && { offline })} />);
}

const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Message to your twin' });
const attach = async (name: string, content: string, type: string): Promise<Rendered> => {
  const view = show();
  await view.user.upload(screen.getByLabelText('File for your message'), new File([content], name, { type }));
  return view;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Recogniser.current = undefined;
});

test('what is said is written behind what stands in the message', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const { user } = show();
  await user.type(box(), 'Remember:');
  const microphone = await screen.findByRole('button', { name: 'Speak your message' });
  microphone.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Listening.');
  Recogniser.current?.onresult?.({ results: [[{ transcript: 'the boat is called Juno' }]] });
  await waitFor(() => expect(box()).toHaveValue('Remember: the boat is called Juno'));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('button', { name: 'Speak your message' })).toBeEnabled();
  expect(box()).toHaveValue('Remember: the boat is called Juno');
});

test('says why nothing was heard', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const { user } = show();
  (await screen.findByRole('button', { name: 'Speak your message' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Finish' });
  Recogniser.current?.onerror?.({ error: 'audio-capture' });
  expect(await screen.findByRole('alert')).toHaveTextContent('No microphone was found.');
});

test('there is no microphone where nothing can write down what is said', async () => {
  vi.stubGlobal('isSecureContext', true);
  show();
  await screen.findByRole('button', { name: 'Memory' });
  expect(screen.queryByRole('button', { name: 'Speak your message' })).not.toBeInTheDocument();
});

test('a short text stands in the message as a quotation', async () => {
  await attach('notes.md', 'The boat is called Juno.', 'text/markdown');
  await waitFor(() => expect(box()).toHaveValue('From notes.md:\n> The boat is called Juno.\n\n'));
});

test('a long one is handed to the import', async () => {
  const { user, address } = await attach('book.txt', 'word '.repeat(1_000), 'text/plain');
  expect(await screen.findByText(/book.txt is longer than a message may be/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import it' }));
  expect(address()).toBe('/memory/import');
  expect(takeHandedFile()?.name).toBe('book.txt');
  expect(takeHandedFile()).toBeNull();
});

test('what holds no text is refused, and says so', async () => {
  const { user } = await attach('photo.png', 'x', 'image/png');
  expect(await screen.findByRole('alert')).toHaveTextContent('photo.png holds no text.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a connection nothing is written, and it says why', () => {
  show('You are offline.');
  expect(box()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Attach a file' })).toBeDisabled();
  expect(screen.getByText('You are offline.')).toBeVisible();
});
