import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insightsServer, makeFinding } from '../../../testing/msw/handlers/insights';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { FindingsPage } from './findings-page';

function show(served: Parameters<typeof insightsServer>[0]): Rendered {
  server.use(...insightsServer(served).handlers);
  return renderWithProviders(<FindingsPage />, { at: '/analytics' });
}

test('a finding says on how many days it rests and that it is no cause; one agrees with it, or hides it', async () => {
  const { user } = show({ findings: [makeFinding()] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One finding holds, one is new' }),
  ).toBeVisible();
  const finding = screen.getByRole('article', { name: /^After days with a high step count/ });
  expect(finding).toHaveTextContent('Days84');
  expect(finding).toHaveTextContent('+0.2 to +0.6 h');
  expect(finding).toHaveTextContent('By chance 1 of 20 such findings at most. Association, not cause.');
  expect(await within(finding).findByRole('img', { name: /^Steps and Sleep on 40 days/ })).toBeVisible();

  const agree = within(finding).getByRole('button', { name: 'Agree' });
  await user.click(agree);
  await waitFor(() => expect(agree).toHaveAttribute('aria-pressed', 'true'));
  await user.click(within(finding).getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Hidden 1' }));
  expect(await screen.findByRole('button', { name: 'Show again' })).toBeVisible();
});

test('with too few days it says how many are missing, and of what', async () => {
  show({ check: { mostDays: 12, waiting: [{ title: 'Steps', days: 12 }] } });
  expect(await screen.findByRole('heading', { name: 'Nothing to say yet: 12 of 30 days' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute(
    'aria-valuetext',
    '12 of 30 days',
  );
  expect(screen.queryByRole('article')).toBeNull();
});
