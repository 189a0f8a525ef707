import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeServer, makeEntity } from '../../../testing/msw/handlers/home';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { LogbookPage } from './logbook-page';

test('says what changed and who did it, and leads to the device', async () => {
  const at = (hour: number): string => new Date(2026, 4, 3, hour).toISOString();
  const { handlers } = homeServer([makeEntity('lock.door', { name: 'Door' })], [], {}, [
    { at: at(9), state: 'unlocked', attributes: null, cause: 'outside' },
    { at: at(10), state: 'locked', attributes: null, cause: 'rule' },
  ]);
  server.use(...handlers);
  renderWithProviders(<LogbookPage />);
  expect(await screen.findByRole('region', { name: 'Sunday 3 May' })).toBeInTheDocument();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Door: Locked10:00, by an automation', 'Door: Unlocked09:00, outside Twyn']);
  expect(screen.getAllByRole('link', { name: 'Door' })[0]).toHaveAttribute('href', '/smart-home/lock~door');
});

test('says so before anything has changed', async () => {
  server.use(...homeServer([]).handlers);
  renderWithProviders(<LogbookPage />);
  expect(await screen.findByText(/^Nothing has changed yet/)).toBeInTheDocument();
});
