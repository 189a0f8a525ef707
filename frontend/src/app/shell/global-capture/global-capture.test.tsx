import { Toaster } from '@twyn/design-system';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { type ReactElement, useState } from 'react';
import { captureDraft } from '../../../components/capture/capture-draft';
import { selectDraft } from '../../../shared/drafts/drafts.slice';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { GlobalCapture } from './global-capture';
import { Palette } from './palette';

const onCapture = vi.fn();
const undone = vi.fn();
const intent = {
  skill: 'home.off',
  parameters: {},
  targets: [],
  makes: null,
  confidence: 1,
  unexplained: [],
};
const skills = {
  items: [{ name: 'home.off', description: '', examples: [], risk: 'physical', parameters: {} }],
};
const aRun = {
  id: 'run-1',
  at: '2026-03-04T18:22:00Z',
  channel: 'screen',
  outcome: 'completed',
  skills: ['home.off'],
  targets: [],
  reminders: [],
  asked: [],
  conversationId: null,
  messageId: null,
  screen: null,
  theme: null,
  result: 'Done: Lamp.',
  undoneAt: null,
};

function Where(): ReactElement {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

const acts = { onKeys: vi.fn(), onFold: vi.fn() };
const onMood = vi.fn();

function Frame(): ReactElement {
  const [isFinding, setIsFinding] = useState(false);
  return (
    <>
      {isFinding && (
        <Palette onClose={() => setIsFinding(false)} onCapture={onCapture} onMood={onMood} {...acts} />
      )}
      <GlobalCapture
        hasLetterKeys
        onFind={() => setIsFinding(true)}
        onCapture={onCapture}
        onWaiting={vi.fn()}
        bannerSlot={null}
        {...acts}
      />
    </>
  );
}

let store: Rendered['store'];

function open(): Rendered {
  const view = renderWithProviders(
    <>
      <input aria-label="A field" />
      <Where />
      <Frame />
      <Toaster />
    </>,
    { at: '/dashboard' },
  );
  store = view.store;
  return view;
}

const dropped = (): string => selectDraft(store.getState(), captureDraft).text;
const data = (text: string, files: File[] = []): object => ({
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  files,
  getData: () => text,
});

beforeAll(() => void (Element.prototype.scrollIntoView = vi.fn()));
beforeEach(() => {
  onCapture.mockReset();
  server.use(...memoryServer().handlers);
});

describe('the palette', () => {
  it('opens with Ctrl+K and goes where it is told', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Find or do' })).toHaveFocus();
    await user.keyboard('tras{Enter}');
    expect(screen.getByText(/^\/memory\/trash/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the form of a mood', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('log a mood');
    await user.click(await screen.findByRole('option', { name: 'Log a mood' }));
    expect(onMood).toHaveBeenCalledOnce();
  });

  it('asks what sounds like a question, and remembers what does not', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('where is the spare key?{Enter}');
    expect(await screen.findByText('/ai-chat {"ask":"where is the spare key?"}')).toBeVisible();

    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('The boiler was serviced today.{Enter}');
    expect(await screen.findByText('Remembered')).toBeVisible();
    expect(onCapture).not.toHaveBeenCalled();
  });

  it('does what it is told to do, with the way back', async () => {
    const run = { ...aRun, canUndo: true };
    server.use(
      http.get('/api/skills', () => HttpResponse.json(skills)),
      http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'act', intents: [intent] })),
      http.post('/api/skills/run', () =>
        HttpResponse.json({
          outcome: 'completed',
          intents: [intent],
          answer: 'Done: Lamp.',
          actions: [],
          run,
        }),
      ),
      http.post('/api/skills/runs/:id/undo', () => {
        undone();
        return HttpResponse.json({ ...run, canUndo: false });
      }),
    );
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('turn off the lamp');
    await screen.findByRole('option', { name: 'Do “turn off the lamp”' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Done: Lamp.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
  });

  it('goes to the screen, and sets the theme, that was asked for', async () => {
    const answer = (run: object): void =>
      server.use(
        http.get('/api/skills', () => HttpResponse.json(skills)),
        http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'act', intents: [intent] })),
        http.post('/api/skills/run', () =>
          HttpResponse.json({ outcome: 'completed', intents: [intent], answer: 'There.', actions: [], run }),
        ),
        http.post('/api/skills/runs/:id/undo', () =>
          HttpResponse.json({ ...run, canUndo: false, undoneAt: aRun.at }),
        ),
      );
    answer({ ...aRun, canUndo: true, theme: 'light' });
    const { user } = open();
    const say = async (words: string): Promise<void> => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox');
      await user.keyboard(words);
      await screen.findByRole('option', { name: `Do “${words}”` });
      await user.keyboard('{Enter}');
    };
    await say('use the light theme');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));

    answer({ ...aRun, id: 'run-2', canUndo: false, screen: 'people' });
    await say('open people and places');
    expect(await screen.findByText('/memory/people null')).toBeVisible();
  });

  it('takes to the chat what needs a yes', async () => {
    server.use(
      http.get('/api/skills', () => HttpResponse.json(skills)),
      http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'act', intents: [intent] })),
      http.post('/api/skills/run', () =>
        HttpResponse.json({
          outcome: 'awaiting_confirmation',
          intents: [intent],
          answer: 'Should I?',
          actions: [],
        }),
      ),
    );
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('unlock the door');
    await screen.findByRole('option', { name: 'Do “unlock the door”' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/ai-chat {"ask":"unlock the door"}')).toBeVisible();
  });

  it('keeps the words in the capture box when they cannot be saved', async () => {
    server.use(http.post('/api/memories', () => problem(500, 'internal', 'Something failed.')));
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('The boiler was serviced today.{Enter}');
    expect(await screen.findByText('Couldn’t save. Your words are in the box.')).toBeVisible();
    expect(onCapture).toHaveBeenCalledOnce();
    expect(dropped()).toBe('The boiler was serviced today.');
  });
});

describe('what is pasted', () => {
  it('is told to the twin where no field takes it, behind what is there', () => {
    open();
    fireEvent.paste(document.body, { clipboardData: data('Ana is allergic to peanuts.') });
    fireEvent.paste(document.body, { clipboardData: data('She lives in Porto.') });
    expect(dropped()).toBe('Ana is allergic to peanuts.\n\nShe lives in Porto.');
    expect(onCapture).toHaveBeenCalledTimes(2);
  });

  it('stays in the field that it was pasted into', () => {
    open();
    fireEvent.paste(screen.getByRole('textbox', { name: 'A field' }), { clipboardData: data('Porto') });
    expect(onCapture).not.toHaveBeenCalled();
  });
});

describe('what is dropped', () => {
  it('is read when it is a text, and named when it is not', async () => {
    open();
    const files = [
      new File(['# Porto\nThe octopus.'], 'porto.md'),
      new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
    ];
    fireEvent.dragOver(document.body, { dataTransfer: data('', files) });
    expect(screen.getByText('Drop to save it')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: data('', files) });
    expect(await screen.findByText('photo.jpg: not a text of at most a megabyte')).toBeVisible();
    expect(dropped()).toBe('# Porto\nThe octopus.');
    expect(onCapture).toHaveBeenCalledOnce();
    expect(screen.queryByText('Drop to save it')).toBeNull();
  });

  it('is left to the part of a page that takes it', () => {
    open();
    const drop = createEvent.drop(document.body, { dataTransfer: data('Porto') });
    drop.preventDefault();
    fireEvent(document.body, drop);
    expect(onCapture).not.toHaveBeenCalled();
  });
});
