import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { makeEntity } from '../../../testing/factories/entity';
import { makeMemory } from '../../../testing/factories/memory';
import { entityServer } from '../../../testing/msw/handlers/entities';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ForgetPage } from './forget-page';

const ana = makeEntity();

function show(
  memories: Memory[],
  at = `/memory/forget?name=${ana.id}`,
): Rendered & ReturnType<typeof entityServer> {
  const api = entityServer([ana], memories);
  server.use(...api.handlers);
  return { ...renderWithProviders(<ForgetPage />, { at }), ...api };
}

const dialog = () => within(screen.getByRole('dialog'));

test('counts and shows what goes, keeps what is kept, and says what went', async () => {
  const { user, forgotten } = show([makeMemory({ text: 'One.' }), makeMemory({ text: 'Two.' })]);
  expect(await screen.findByText('This forgets 2 memories')).toBeVisible();
  expect(screen.getByText('This also deletes 2 answers.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep One' }));
  expect(await screen.findByText('This forgets 1 memory')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await user.click(dialog().getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('Permanently deleted: 1 memory')).toBeVisible();
  expect(forgotten).toMatchObject([{ expectedCount: 1, mode: 'erase', target: { entity: [ana.id] } }]);
});

test('asks for the count where many would go', async () => {
  const { user } = show(Array.from({ length: 101 }, (_, i) => makeMemory({ text: `Memory ${String(i)}.` })));
  await user.click(await screen.findByRole('button', { name: 'Move to the trash' }));
  expect(dialog().getByRole('button', { name: 'Move to the trash' })).toBeDisabled();
  await user.type(dialog().getByLabelText('Type 101 to go on'), '101');
  await user.click(dialog().getByRole('button', { name: 'Move to the trash' }));
  expect(await screen.findByText('In the trash: 101 memories')).toBeVisible();
});

test('keeps a list of what is never to be remembered', async () => {
  const { user, rules } = show([], '/memory/forget');
  await user.type(await screen.findByLabelText('Words'), 'job interview');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('job interview')).toBeVisible();
  await waitFor(() => expect(rules).toHaveLength(1));
});
