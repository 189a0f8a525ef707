import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectDraft } from '../../shared/drafts/drafts.slice';
import { moodServer } from '../../testing/msw/handlers/mood';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
import { CapturePanel } from '../capture/capture-panel';
import { MoodCheckIn } from './mood-check-in';
import { moodDraft } from './mood-fields';

test('two presses: a face chooses it in the form that opens, and Save keeps it', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  const { user } = renderWithProviders(<MoodCheckIn />);
  await user.click(within(screen.getByRole('region', { name: 'Check in' })).getByText('Good'));
  const dialog = await screen.findByRole('dialog', { name: 'How is it right now?' });
  expect(await within(dialog).findByRole('radio', { name: 'Good' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ mood: 4 }]));
});

test('the face that is pressed in Capture is chosen for the form that takes its place', async () => {
  server.use(...moodServer().handlers);
  const onMood = vi.fn();
  const { user, store } = renderWithProviders(<CapturePanel open onClose={vi.fn()} onMood={onMood} />);
  await user.click(within(screen.getByRole('dialog')).getByText('Bad'));
  expect(onMood).toHaveBeenCalledOnce();
  expect(selectDraft(store.getState(), moodDraft)).toMatchObject({ step: 2 });
});
