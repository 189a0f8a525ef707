import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { TrashPage } from './trash-page';

function show(...texts: string[]): Rendered & ReturnType<typeof memoryServer> {
  const api = memoryServer();
  api.deleted.push(...texts.map((text) => makeMemory({ text })));
  server.use(...api.handlers);
  return { ...renderWithProviders(<TrashPage />, { at: '/memory/trash' }), ...api };
}

const row = async (text: RegExp): Promise<HTMLElement> =>
  (await screen.findAllByRole('listitem')).find((item) => text.test(item.textContent))!;
const dialog = () => within(screen.getByRole('dialog'));

test('says when each was forgotten, and when it goes', async () => {
  show('The key is under the mat.');
  expect(await row(/under the mat/)).toHaveTextContent(/Forgotten just now, deleted permanently on \d+ \w+/);
});

test('brings one back', async () => {
  const { user, memories } = show('The key is under the mat.', 'Octopus.');
  await user.click(await screen.findByRole('button', { name: 'Restore The key is under the mat' }));
  await waitFor(() => expect(screen.queryByText(/under the mat/)).not.toBeInTheDocument());
  expect(memories).toHaveLength(1);
  expect(await row(/Octopus/)).toBeInTheDocument();
});

test('erases one after asking', async () => {
  const { user, deleted } = show('The key is under the mat.', 'Octopus.');
  await user.click(
    await screen.findByRole('button', { name: 'Delete The key is under the mat permanently' }),
  );
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(deleted).toHaveLength(2);

  // Behind a dialog that is still closing the page is hidden from assistive technology.
  await user.click(
    await screen.findByRole('button', { name: 'Delete The key is under the mat permanently' }),
  );
  await user.click(dialog().getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByText(/under the mat/)).not.toBeInTheDocument());
  expect(deleted).toHaveLength(1);
});

test('erases all after asking, and says so', async () => {
  const { user } = show('The key is under the mat.', 'Octopus.');
  await user.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  expect(dialog().getByRole('heading')).toHaveTextContent('Delete 2 memories permanently?');
  await user.click(dialog().getByRole('button', { name: 'Delete everything here' }));
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeInTheDocument();
});

test('offers to try again when it cannot be read', async () => {
  const { user } = show('Octopus.');
  server.use(http.get('/api/memories/trash', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await row(/Octopus/)).toBeInTheDocument();
});
