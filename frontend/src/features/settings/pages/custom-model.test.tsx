import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { MockInstance } from 'vitest';
import type { ModelStatus, CustomModel, CustomModelTest } from '../api/model.api';
import { notify } from '../../../lib/notify';
import { makeModelStatus } from '../../../testing/factories/model-status';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { ModelPage } from './model-page';

const kept: CustomModel = { url: 'https://api.example/v1', name: 'small', hasKey: true, isKeyLost: false };

/** Bodies that were sent to test and to keep. */
let sent: Record<'test' | 'save', unknown[]>;
let status: ModelStatus;

function open(own: CustomModel | null, changes: Partial<ModelStatus> = {}): Rendered {
  status = makeModelStatus({
    name: own?.name ?? null,
    isReachable: own !== null,
    own,
    isOwnAllowed: true,
    ...changes,
  });
  return renderSignedIn(<ModelPage />, { at: '/settings/language-model' });
}
const tests = (result: Partial<CustomModelTest>): void =>
  server.use(
    http.post('/api/model/custom/test', async ({ request }) => {
      sent.test.push(await request.json());
      return HttpResponse.json({ outcome: 'ok', detail: null, models: [], ...result });
    }),
  );
const section = async () => within(await screen.findByRole('region', { name: 'A server of your own' }));
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

let toast: MockInstance<typeof notify.success>;

beforeEach(() => {
  toast = vi.spyOn(notify, 'success');
  sent = { test: [], save: [] };
  server.use(
    http.get('/api/model', () => HttpResponse.json(status)),
    http.get('/api/model/models', () => HttpResponse.json({ items: [] })),
    http.put('/api/model/custom', async ({ request }) => {
      const body = (await request.json()) as { url: string; name: string; apiKey?: string | null };
      sent.save.push(body);
      const own = {
        url: body.url,
        name: body.name,
        hasKey: typeof body.apiKey === 'string',
        isKeyLost: false,
      };
      status = { ...status, own, name: own.name, isReachable: true };
      return HttpResponse.json(own);
    }),
    http.delete('/api/model/custom', () => {
      status = { ...status, own: null, name: null, isReachable: false };
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

test('is not offered where the operator does not allow it', async () => {
  open(null, { name: 'qwen3:4b', isReachable: true, isOwnAllowed: false });
  expect(await screen.findByText('qwen3:4b')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'A server of your own' })).not.toBeInTheDocument();
  expect(screen.getByText(/Your administrator can tell you/)).toBeVisible();
});

test('is named, tried, chosen from what the server has, and kept', async () => {
  tests({ models: [{ name: 'small' }, { name: 'large' }] });
  const { user } = open(null);
  expect((await section()).getByText('None')).toBeVisible();
  expect(screen.getByText(/^Add one below, or ask your administrator\./)).toBeVisible();

  await user.click(button('Add a server'));
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await user.keyboard('https://api.example/v1');
  await user.type(screen.getByLabelText('Key'), 'sk-1');
  expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'password');
  await user.click(button('Test'));
  expect(await screen.findByText('The server answers. Choose one of its models.')).toBeVisible();
  expect(screen.getByText('It has small, large.')).toBeVisible();
  const field = screen.getByRole('combobox', { name: 'Model' });
  const offered = screen.getAllByRole<HTMLOptionElement>('option', { hidden: true });
  expect(offered.map(({ value }) => value)).toEqual(['small', 'large']);

  await user.type(field, 'small');
  await user.click(button('Test'));
  expect(await screen.findByText('The server answers, and has this model.')).toBeVisible();
  await user.click(button('Save'));

  expect(await (await section()).findByText('A key is kept')).toBeVisible();
  expect(button('Change your server')).toHaveFocus();
  const address = { url: 'https://api.example/v1', apiKey: 'sk-1' };
  expect(sent.test).toEqual([address, { ...address, name: 'small' }]);
  expect(sent.save).toEqual([{ ...address, name: 'small' }]);
  expect(screen.getByText('On api.example, your own server.')).toBeVisible();
  expect(screen.getByText(/It goes only to api\.example, the server you added/)).toBeVisible();
  expect(screen.getByText('You choose which of them your twin uses.')).toBeVisible();
});

test.each([
  ['address-refused', 'alert', 'That address is in a private network.'],
  ['unreachable', 'alert', 'Nothing answers there.'],
  ['key-refused', 'alert', 'The server does not accept the key.'],
  ['model-unknown', 'status', 'The server names no model “small”.'],
] as const)('says what is wrong with it: %s', async (outcome, role, detail) => {
  tests({ outcome, detail });
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Change your server' }));
  await user.click(button('Test'));
  expect(await (await section()).findByRole(role)).toHaveTextContent(detail);

  // What was said of the former address says nothing of this one.
  await user.type(screen.getByLabelText('Address'), '/');
  expect(screen.queryByText(detail)).not.toBeInTheDocument();
});

test('asks for what is missing, and sends nothing', async () => {
  tests({});
  const { user } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Add a server' }));
  await user.click(button('Test'));
  await user.click(button('Save'));
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Enter an address such as/);
  expect(screen.getByLabelText('Model')).toHaveAccessibleDescription('Enter the name of the model.');
  expect(sent).toEqual({ test: [], save: [] });
});

test('shows a refused address where it was typed', async () => {
  const errors = [{ path: 'url', message: 'The address must begin with https://.' }];
  server.use(
    http.put('/api/model/custom', () =>
      HttpResponse.json(
        { status: 422, code: 'own_model_address_refused', error: 'Bad', errors },
        { status: 422 },
      ),
    ),
  );
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Change your server' }));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(
      'The address must begin with https://.',
    ),
  );
});

test('keeps its key unseen, also when another one was thought of', async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Change your server' }));
  const key = within(screen.getByRole('group', { name: 'Key' }));
  expect(key.getByText('A key is kept.')).toBeVisible();
  await user.click(key.getByRole('button', { name: 'Replace' }));
  expect(screen.getByLabelText('Key')).toHaveValue('');
  await user.click(button('Keep the old one'));
  await user.click(button('Save'));
  await waitFor(() => expect(sent.save).toEqual([{ url: kept.url, name: 'small' }]));
});

test('lets the kept key go', async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Change your server' }));
  await user.click(button('Remove key'));
  expect(screen.getByText('The kept key goes when you save.')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(sent.save).toEqual([{ url: kept.url, name: 'small', apiKey: null }]));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Saved. The key for api.example was deleted'));
});

test('does not take the kept key to another server, and says so', async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Change your server' }));
  const address = screen.getByLabelText('Address');
  await user.clear(address);
  await user.type(address, 'https://other.example/v1');
  expect(screen.getByLabelText('Key')).toHaveAccessibleDescription(
    'The kept key is for api.example, and goes to no other server. Enter the one of this server.',
  );
  await user.click(button('Save'));
  await waitFor(() => expect(sent.save).toEqual([{ url: 'https://other.example/v1', name: 'small' }]));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Saved. The key for api.example was deleted'));
});

test('asks for a key that can’t be read any more', async () => {
  const { user } = open({ ...kept, isKeyLost: true }, { isReachable: false });
  expect(await screen.findByText('The key for api.example can’t be read any more')).toBeVisible();
  expect(screen.getByText(/Until its key is entered again, your twin answers by itself\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What it gets to read' })).not.toBeInTheDocument();
  await user.click(button('Change your server'));
  await user.type(screen.getByLabelText('Key'), 'sk-2');
  await user.click(button('Save'));
  await waitFor(() => expect(sent.save).toEqual([{ url: kept.url, name: 'small', apiKey: 'sk-2' }]));
});

test('is removed after a question', async () => {
  const { user } = open(kept);
  await user.click(await screen.findByRole('button', { name: 'Remove your server' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove api.example?' }));
  expect(dialog.getByText(/The key is deleted\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Your server was removed'));
  expect(await (await section()).findByText('None')).toBeVisible();
});
