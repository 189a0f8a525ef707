/* oxlint-disable testing-library/no-node-access -- what has the focus is the document's to say */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { twinServer } from '../../../testing/msw/handlers/twin';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { NamesSection } from './names-section';
import { RoutinesCard } from './routines-card';
import { StateCard } from './state-card';

function show(card: ReactElement): Rendered {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  server.use(...twinServer().handlers);
  return renderWithProviders(card);
}

test('the list says what the graph shows, and one name leads to another', async () => {
  const { user } = show(<NamesSection />);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const list = within(await screen.findByRole('list', { name: 'Names' }));
  expect(list.getByText('person, with Lyon')).toBeVisible();
  await user.click(list.getByText('Ines'));
  expect(await screen.findByRole('heading', { name: 'Ines' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lyon 4' }));
  expect(await screen.findByRole('heading', { name: 'Lyon' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All about Lyon' })).toHaveAttribute(
    'href',
    '/memory/people?name=lyon',
  );
  await user.click(screen.getByRole('radio', { name: 'Graph' }));
  expect(
    screen.getByRole('img', {
      name: 'Graph of 2 people, places and topics; Lyon is selected. The same is in the list.',
    }),
  ).toBeVisible();
});

test('by keyboard alone the list is reached, read on, and one name leads to another', async () => {
  const nodes = Array.from({ length: 25 }, (_, place) => ({
    ...{
      id: place === 0 ? 'ines' : `n-${String(place)}`,
      name: place === 0 ? 'Ines' : `Name ${String(place + 1)}`,
    },
    ...{ kind: 'person' as const, mentions: 30 - place },
  }));
  const { user } = show(<NamesSection />);
  server.use(http.get('/api/entities/graph', () => HttpResponse.json({ nodes, edges: [] })));
  const press = async (key: string, until: () => boolean): Promise<void> => {
    for (let count = 0; count < 60 && !until(); count += 1) await user.keyboard(key);
  };
  await user.tab();
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  await press('{ArrowRight}', () =>
    screen.getByRole('radio', { name: 'List' }).matches('[aria-checked="true"], :checked'),
  );
  const list = within(await screen.findByRole('list', { name: 'Names' }));
  const more = screen.getByRole('button', { name: 'Show more' });
  await press('{Tab}', () => document.activeElement === more);
  await user.keyboard('{Enter}');
  expect(list.getByRole('button', { name: /^Name 21\b/u })).toHaveFocus();
  await press(
    '{Shift>}{Tab}{/Shift}',
    () => document.activeElement === list.getByRole('button', { name: /^Ines/u }),
  );
  await user.keyboard('{Enter}');
  const detail = within(await screen.findByRole('region', { name: 'Selected name' }));
  const lyon = await detail.findByRole('button', { name: 'Lyon 4' });
  await press('{Tab}', () => document.activeElement === lyon);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Selected name' })).toHaveFocus();
  expect(await detail.findByRole('heading', { name: 'Lyon' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Selected name' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('the list shows one kind', async () => {
  const { user } = show(<NamesSection />);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await user.click(await screen.findByRole('button', { name: 'Places' }));
  const list = within(screen.getByRole('list', { name: 'Names' }));
  expect(list.queryByText('Ines')).toBeNull();
  expect(list.getByText('Lyon')).toBeVisible();
});

test('a routine says when, and in how many weeks', async () => {
  show(<RoutinesCard />);
  expect(await screen.findByText('You tell it of #garden')).toBeVisible();
  expect(screen.getByText('Mondays and Saturdays around 07:30, 5 of 6 weeks')).toBeVisible();
});

test('the state stands at sample values that say so as long as nothing was measured', async () => {
  show(<StateCard />);
  const body = await screen.findByRole('region', { name: 'Body' });
  expect(body).toHaveTextContent('Heart rate 72 bpm Sample');
  expect(body).toHaveTextContent('Blood pressure 120/80 mmHg Sample');
  const mind = screen.getByRole('region', { name: 'Mind' });
  expect(mind).toHaveTextContent('Mood Neutral Sample');
  expect(screen.getByRole('region', { name: 'Activity' })).toHaveTextContent('Steps today 0 Sample');
  expect(screen.getByText('Excellent')).toBeVisible();
});
