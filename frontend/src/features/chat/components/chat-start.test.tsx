import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { ChatStart } from './chat-start';

const recent = (...items: { id: string; kind: string; name: string }[]) =>
  http.get('/api/entities/recent', () => HttpResponse.json({ items }));

test('offers questions about the owner’s own recent memories', async () => {
  server.use(
    recent({ id: 'e', kind: 'person', name: 'Ana' }),
    ...memoryServer([makeMemory({ text: 'Ana is allergic to peanuts.' })]).handlers,
  );
  const choose = vi.fn();
  const { user } = renderWithProviders(<ChatStart onChoose={choose} />);
  await user.click(await screen.findByRole('button', { name: 'What do you know about Ana?' }));
  expect(choose).toHaveBeenCalledWith('What do you know about Ana?');
});

test('says what to tell first where nothing was told', async () => {
  server.use(recent(), ...memoryServer([]).handlers);
  const choose = vi.fn();
  const { user } = renderWithProviders(<ChatStart onChoose={choose} />);
  await user.click(await screen.findByRole('button', { name: 'My birthday is on …' }));
  expect(choose).toHaveBeenCalledWith('My birthday is on ');
  expect(screen.getByRole('heading', { name: 'Tell me something first' })).toBeVisible();
});

test('offers what can always be asked where the names cannot be read', async () => {
  server.use(
    http.get('/api/entities/recent', () => problem(500, 'internal', 'Something broke.')),
    ...memoryServer([makeMemory()]).handlers,
  );
  renderWithProviders(<ChatStart onChoose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'What do you know about me?' })).toBeVisible();
});
