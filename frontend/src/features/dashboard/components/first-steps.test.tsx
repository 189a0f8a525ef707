import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { todayServer } from '../../../testing/msw/handlers/today';
import { server } from '../../../testing/msw/server';
import { renderWithProviders } from '../../../testing/render';
import type { StepState } from '../lib/first-steps';
import { FirstSteps } from './first-steps';

const OPEN: StepState[] = (['tell', 'feel', 'bring', 'connect'] as const).map((step) => ({
  ...{ step, state: 'open' },
}));

function show(steps = OPEN) {
  const today = todayServer();
  server.use(...today.handlers);
  const onTell = vi.fn();
  return { ...renderWithProviders(<FirstSteps steps={steps} onTell={onTell} />), ...today, onTell };
}

test('each step leads to where it is done', async () => {
  const { user, onTell } = show();
  await user.click(screen.getByRole('button', { name: 'Start with an example' }));
  expect(onTell).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Health export' })).toHaveAttribute('href', '/biometrics/imports');
  expect(screen.getByRole('link', { name: 'Connect a home' })).toHaveAttribute(
    'href',
    '/smart-home/connections',
  );
  await user.click(screen.getByRole('button', { name: 'Check in now' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a step is skipped and taken up again, and all of them are sent away', async () => {
  const { user, layout } = show(
    OPEN.map((each) => (each.step === 'bring' ? { ...each, state: 'skipped' } : each)),
  );
  await user.click(screen.getByRole('button', { name: 'Skip: Connect a home or a device' }));
  await vi.waitFor(() => expect(layout.skippedSteps).toEqual(['bring', 'connect']));
  await user.click(screen.getByRole('button', { name: 'Do it after all: Bring what you have' }));
  await vi.waitFor(() => expect(layout.skippedSteps).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
  await vi.waitFor(() => expect(layout.areStepsClosed).toBe(true));
});

test('what is done is ticked and counted', () => {
  show(OPEN.map((each) => (each.step === 'tell' ? { ...each, state: 'done' } : each)));
  const region = within(screen.getByRole('region', { name: 'First steps' }));
  expect(region.getByText('1 of 4 done')).toBeInTheDocument();
  expect(region.getByRole('img', { name: 'Done' })).toBeInTheDocument();
  expect(region.queryByRole('button', { name: 'Start with an example' })).not.toBeInTheDocument();
});
