import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { makeEntity } from '../../../testing/factories/entity';
import { makeMemory } from '../../../testing/factories/memory';
import { entityServer } from '../../../testing/msw/handlers/entities';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { PeoplePage } from './people-page';

const ana = makeEntity({ name: 'Ana' });
const graz = makeEntity({ name: 'Graz', kind: 'place' });

function Shown(): ReactElement {
  return (
    <>
      <PeoplePage />
      <Toaster />
    </>
  );
}

function show(at = '/memory/people'): Rendered & ReturnType<typeof entityServer> {
  const api = entityServer([{ ...ana }, { ...graz }], [makeMemory({ text: 'Dinner with Ana.' })]);
  server.use(...api.handlers);
  return { ...renderWithProviders(<Shown />, { at }), ...api };
}

const dialog = () => within(screen.getByRole('dialog'));

test('lists who is spoken of, by kind', async () => {
  const { user } = show();
  expect(await screen.findByRole('link', { name: /Ana/ })).toHaveTextContent('Person, 2 memories');
  await user.click(screen.getByRole('button', { name: 'Places' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Graz/ })).toBeVisible();
});

test('shows where a name is spoken of, and renames it', async () => {
  const { user, entities } = show(`/memory/people?name=${ana.id}`);
  expect(await screen.findByRole('heading', { name: 'Ana' })).toBeVisible();
  expect(screen.getByText(/from 2 January 2026 to 4 March 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Dinner with Ana/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.clear(dialog().getByLabelText('Name'));
  await user.type(dialog().getByLabelText('Name'), 'Ana Silva');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeVisible();
  expect(entities[0]?.name).toBe('Ana Silva');
});

test('merges two names, and separates them from the toast or later', async () => {
  const { user, entities } = show(`/memory/people?name=${graz.id}`);
  const merge = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another' }));
    await user.click(await dialog().findByRole('button', { name: 'Ana' }));
    await user.click(dialog().getByRole('button', { name: 'Merge' }));
    expect(await screen.findByRole('heading', { name: 'Ana' })).toBeVisible();
    expect(entities).toHaveLength(1);
  };
  await merge();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Graz' })).toBeVisible();

  await merge();
  await user.click(await screen.findByRole('button', { name: 'Separate Graz' }));
  expect(await screen.findByRole('heading', { name: 'Graz' })).toBeVisible();
  expect(entities).toHaveLength(2);
});

test('puts a name out of sight, and brings it back', async () => {
  const { user } = show(`/memory/people?name=${ana.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  await user.click(dialog().getByRole('button', { name: 'Hide' }));
  const hidden = within(await screen.findByRole('region', { name: 'Hidden' }));
  await user.click(hidden.getByRole('button', { name: 'Bring back Ana' }));
  expect(await screen.findByRole('link', { name: /Ana/ })).toBeVisible();
});

test('offers to try again when the names cannot be read', async () => {
  const { user } = show();
  server.use(http.get('/api/entities', () => problem(400, 'broken', 'No.')));
  expect(await screen.findByText('Couldn’t load your people and places')).toBeVisible();
  server.use(...entityServer([{ ...ana }]).handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ana/ })).toBeVisible();
});
