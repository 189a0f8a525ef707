import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { twinServer } from '../../../testing/msw/handlers/twin';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { StyleSection } from './style-section';

function show(): Rendered {
  server.use(...twinServer().handlers);
  return renderWithProviders(<StyleSection />, { at: '/twin-interface' });
}

async function setLength(value: string): Promise<void> {
  const slider = await screen.findByRole('slider', { name: 'Length' });
  fireEvent.change(slider, { target: { value } });
  fireEvent.blur(slider);
}

test('the same answer is shown before and after, and saved as a version only when one says so', async () => {
  const { user } = show();
  await setLength('20');
  const after = await screen.findByRole('region', { name: 'With these settings' });
  await waitFor(() => expect(after).toHaveTextContent('Length 20'));
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent('Length 50');
  expect(screen.getByText('30 words instead of 60, same sources.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as version 1' }));
  expect(await screen.findByRole('region', { name: 'Now, version 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as version 2' })).toBeDisabled();
});

test('versions are compared, and an earlier one is brought back as the newest', async () => {
  const { user } = show();
  await setLength('20');
  await user.click(await screen.findByRole('button', { name: 'Save as version 1' }));
  await screen.findByRole('button', { name: 'Save as version 2' });
  await setLength('90');
  await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
  await screen.findByRole('button', { name: 'Save as version 3' });

  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  expect(dialog.getByText(/Length 20 → 90/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByText('Since then: Length 20 → 90.')).toBeVisible();
  expect(await dialog.findByText('Version 1: Length 20')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Save as version 4' })).toBeVisible();
});
