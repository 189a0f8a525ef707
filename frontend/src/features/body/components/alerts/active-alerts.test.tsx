import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../testing/msw/server';
import { renderSignedIn } from '../../../../testing/render-signed-in';
import { ActiveAlerts } from './active-alerts';

const ALERT = {
  ...{ id: 'a', metric: 'heart-rate', title: 'Heart rate above 100 bpm for 30 min', condition: 'above' },
  ...{ threshold: 100, unit: 'bpm', minutes: 30, quietHours: null, isEnabled: true },
  ...{ snoozedUntil: null, lastFiredAt: '2026-03-12T15:50:00.000Z' },
};

it('shows what was found, and leaves it alone until the morning', async () => {
  let isSnoozed = false;
  const active = { alert: ALERT, since: '2026-03-12T15:20:00.000Z', firedAt: ALERT.lastFiredAt };
  server.use(
    http.get('/api/reading-alerts/active', () =>
      HttpResponse.json({ items: isSnoozed ? [] : [{ ...active, value: 121, valueUnit: 'bpm' }] }),
    ),
    http.post('/api/reading-alerts/a/snooze', () => {
      isSnoozed = true;
      return HttpResponse.json(ALERT);
    }),
  );
  const { user } = renderSignedIn(<ActiveAlerts />);
  expect(await screen.findByText('Heart rate above 100 bpm for 30 min')).toBeVisible();
  expect(screen.getByText(/It was 121 bpm when it was told/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Snooze to 08:00' }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});
