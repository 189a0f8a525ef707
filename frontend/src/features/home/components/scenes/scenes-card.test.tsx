import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeServer, makeEntity } from '../../../../testing/msw/handlers/home';
import { server } from '../../../../testing/msw/server';
import { renderWithProviders } from '../../../../testing/render';
import { SmartHomePage } from '../../pages/smart-home-page';

test('keeps chosen devices as they are, sets them again, takes that back and removes the scene', async () => {
  const { handlers, asked } = homeServer([
    makeEntity('light.lamp', { name: 'Lamp', area: 'kitchen', state: 'on' }),
    makeEntity('lock.door', { name: 'Door', state: 'locked', isGuarded: true }),
    makeEntity('sensor.air', { name: 'Air', state: '21' }),
  ]);
  server.use(...handlers);
  const { user } = renderWithProviders(
    <>
      <SmartHomePage />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'New scene' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New scene' }));
  expect(await dialog.findByRole('checkbox', { name: 'Lamp: On' })).toBeInTheDocument();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name.')).toBeInTheDocument();
  expect(dialog.getByText('Choose a device at least.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Film night');
  await user.click(dialog.getByRole('checkbox', { name: 'Lamp: On' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toEqual([{ name: 'Film night', entities: ['light.lamp'] }]));

  await user.click(await screen.findByRole('button', { name: 'Activate Film night' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'scene.1', service: 'activate' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Film night' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Edit Film night' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it as it is now' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ isCapturedAnew: true }));
  await user.click(await screen.findByRole('button', { name: 'Edit Film night' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Film night?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/then keep it as a scene/)).toBeInTheDocument();
});
