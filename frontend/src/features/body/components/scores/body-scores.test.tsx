import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../testing/msw/server';
import { problem } from '../../../../testing/msw/problem';
import { renderSignedIn } from '../../../../testing/render-signed-in';
import type { BodyScore } from '../../api/scores.api';
import { BodyScores } from './body-scores';

const READINESS: BodyScore = {
  name: 'readiness',
  title: 'Readiness',
  value: 25,
  usual: { low: 33, high: 67 },
  needs: null,
  moved: [{ text: 'HRV, RMSSD 36 ms, below your usual 46 ms.', points: -17 }],
  method: 'Last night against your own nights.',
  sources: [{ title: 'Plews et al., 2013', url: 'https://doi.org/10.1007/s40279-013-0071-8' }],
};
const FOCUS: BodyScore = {
  ...READINESS,
  ...{ name: 'focus', title: 'Focus', value: null, usual: null, moved: [], sources: [] },
  needs: { has: 4, of: 7, what: 'days', hint: 'Tell your twin, such as “focus 70”.' },
};

it('shows each score against the usual, what moved it, and its method with its source', async () => {
  server.use(http.get('/api/scores', () => HttpResponse.json({ items: [READINESS, FOCUS], status: null })));
  const { user } = renderSignedIn(<BodyScores />);
  const readiness = await screen.findByRole('region', { name: 'Readiness' });
  expect(within(readiness).getByRole('meter', { name: 'Readiness' })).toHaveAttribute('aria-valuenow', '25');
  expect(readiness).toHaveTextContent('8 under your usual. HRV, RMSSD 36 ms, below your usual 46 ms.');
  await user.click(within(readiness).getByRole('button', { name: 'Method: Readiness' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('−17');
  expect(within(dialog).getByRole('link', { name: /Plews/ })).toHaveAttribute(
    'href',
    READINESS.sources[0]?.url,
  );
});

it('says how many days it needs instead of guessing', async () => {
  server.use(http.get('/api/scores', () => HttpResponse.json({ items: [FOCUS], status: null })));
  renderSignedIn(<BodyScores />);
  const focus = await screen.findByRole('region', { name: 'Focus' });
  expect(focus).toHaveTextContent('4 of 7 days needed');
  expect(within(focus).queryByRole('meter')).not.toBeInTheDocument();
});

it('offers to try again where they cannot be read', async () => {
  server.use(http.get('/api/scores', () => problem(500, 'internal', 'No.')));
  renderSignedIn(<BodyScores />);
  expect(await screen.findByText('Couldn’t load your scores')).toBeVisible();
});
