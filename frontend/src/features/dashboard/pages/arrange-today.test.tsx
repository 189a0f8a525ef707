import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { briefHandlers } from '../../../testing/msw/handlers/briefs';
import { homeServer } from '../../../testing/msw/handlers/home';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { moodEntriesHandler } from '../../../testing/msw/handlers/mood-entries';
import { readingSummaryHandler } from '../../../testing/msw/handlers/readings';
import { remindersServer } from '../../../testing/msw/handlers/reminders';
import { sampleDataHandlers, NO_SAMPLE } from '../../../testing/msw/handlers/sample-data';
import { todayServer } from '../../../testing/msw/handlers/today';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { DashboardPage } from './dashboard-page';

async function open() {
  const today = todayServer();
  server.use(
    http.get('/api/me/settings', () => HttpResponse.json({ units: null })),
    ...memoryServer([makeMemory()]).handlers,
    ...remindersServer([]).handlers,
    ...homeServer([]).handlers,
    moodEntriesHandler([]),
    readingSummaryHandler([]),
    ...sampleDataHandlers(NO_SAMPLE),
    ...briefHandlers([]),
    ...today.handlers,
  );
  const view = renderWithProviders(<DashboardPage />, { at: '/dashboard' });
  await screen.findByRole('region', { name: 'Due today' });
  return { ...view, today };
}

async function arrange() {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: 'Arrange cards' }));
  const tiles = within(await screen.findByRole('group', { name: 'Arrange cards' }));
  const order = (): string[] => tiles.getAllByRole('heading').map(({ textContent }) => textContent);
  const kept = (): string[] => opened.today.layout.cards.map(({ card }) => card);
  return { ...opened, tiles, order, kept };
}

it('moves a card by its buttons, says where it is, and keeps it', async () => {
  const { user, tiles, order, kept } = await arrange();
  await user.click(tiles.getByRole('button', { name: 'Move Due today left' }));
  expect(order().slice(0, 2)).toEqual(['Due today', 'Morning brief']);
  expect(tiles.getByRole('status')).toHaveTextContent('Due today, place 1 of 12');
  await vi.waitFor(() => expect(kept().slice(0, 2)).toEqual(['due', 'brief']));
  await user.click(tiles.getByRole('button', { name: 'Move Due today left' }));
  expect(order()[0]).toBe('Due today');
});

it('moves a card by the arrow keys and keeps the focus on it', async () => {
  const { user, tiles, order } = await arrange();
  const button = tiles.getByRole('button', { name: 'Move Body right' });
  button.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowRight}');
  expect(order().slice(6, 8)).toEqual(['Mood', 'Body']);
  expect(button).toHaveFocus();
});

it('hides and widens a card, and Today shows it so', async () => {
  const { user, tiles, today } = await arrange();
  await user.click(tiles.getByRole('switch', { name: 'Show Due today' }));
  expect(tiles.getByRole('status')).toHaveTextContent('Due today, hidden');
  await user.click(tiles.getByRole('button', { name: 'Make Body wide' }));
  expect(tiles.getByRole('status')).toHaveTextContent('Body, two columns wide');
  await user.click(tiles.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Devices/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Due today' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arrange cards' })).toHaveFocus();
  expect(today.layout.cards).toContainEqual({ card: 'body', width: 2, isHidden: false });
});

it('puts a dragged card where it is let go', async () => {
  const { tiles, order, kept } = await arrange();
  const place = (name: string): HTMLElement => tiles.getByRole('heading', { name });
  const target = place('Morning brief');
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(place('Home'), { button: 0 });
  fireEvent.pointerMove(place('Home'));
  expect(order()[0]).toBe('Home');
  expect(kept()[0]).toBe('brief');
  fireEvent.pointerUp(place('Home'));
  await vi.waitFor(() => expect(kept()[0]).toBe('home'));
  expect(tiles.getByRole('status')).toHaveTextContent('Home, place 1 of 12');
});

it('leaves a card where it was when the drag is cancelled', async () => {
  const { tiles, order } = await arrange();
  const target = tiles.getByRole('heading', { name: 'Morning brief' });
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(tiles.getByRole('heading', { name: 'Home' }), { button: 0 });
  fireEvent.pointerMove(tiles.getByRole('heading', { name: 'Home' }));
  fireEvent.pointerCancel(tiles.getByRole('heading', { name: 'Home' }));
  expect(order()[0]).toBe('Morning brief');
});

it('puts everything back, and ends with Escape', async () => {
  const { user, tiles, order, kept } = await arrange();
  await user.click(tiles.getByRole('button', { name: 'Move Due today left' }));
  await user.click(tiles.getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(order()[0]).toBe('Morning brief'));
  expect(kept()[0]).toBe('brief');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('region', { name: 'Due today' })).toBeInTheDocument();
});

it('takes back what the server refuses', async () => {
  const { user, tiles, order } = await arrange();
  server.use(http.put('/api/today/cards', () => problem(400, 'broken', 'No.')));
  await user.click(tiles.getByRole('button', { name: 'Move Due today left' }));
  await vi.waitFor(() => expect(order()[0]).toBe('Morning brief'));
});
