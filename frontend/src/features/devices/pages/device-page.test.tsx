import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { devicesServer, makeDevice } from '../../../testing/msw/handlers/devices';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import { DevicePage } from './device-page';

test('a token is taken back after a question, and the page says that nothing is taken any more', async () => {
  server.use(...devicesServer([makeDevice()]).handlers);
  const { user } = renderWithProviders(
    <Routes>
      <Route path="/devices/:id" element={<DevicePage />} />
    </Routes>,
    { at: '/devices/d-1' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Shed sensor' })).toBeVisible();
  expect(screen.getByText(/^twd_ab12… made .*, not used yet\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Its token was revoked. Nothing it sends is taken.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
});

test('the automations that use a device are named, with what they do', async () => {
  const rule = {
    id: 'r-1',
    name: 'Damp shed',
    words: 'When Shed sensor goes silent: tell me.',
    isEnabled: false,
    lastRanAt: null,
  };
  server.use(...devicesServer([makeDevice()], [], [rule]).handlers);
  renderWithProviders(
    <Routes>
      <Route path="/devices/:id" element={<DevicePage />} />
    </Routes>,
    { at: '/devices/d-1' },
  );
  const link = await screen.findByRole('link', { name: 'Damp shed' });
  expect(link).toHaveAttribute('href', '/smart-home/automations/r-1');
  expect(screen.getByText(`${rule.words} It has not run yet.`)).toBeVisible();
  expect(screen.getByText('Off')).toBeVisible();
});
