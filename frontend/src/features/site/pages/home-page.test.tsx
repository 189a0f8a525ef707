import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render';
import { HomePage } from './home-page';

test('says of every figure what it means', () => {
  renderWithProviders(<HomePage />, { at: '/' });
  const figures = within(screen.getByRole('region', { name: 'In figures' }));
  const words = (role: string) => figures.getAllByRole(role).map(({ textContent }) => textContent);
  expect(words('definition')).toEqual(['99.9%', '10M+', '24/7']);
  expect(words('term')).toEqual(['accuracy1', 'neural connections2', 'learning3']);
  expect(words('listitem')).toEqual([
    expect.stringMatching(/^1. A goal/),
    expect.stringMatching(/^2. Illustrative/),
    expect.stringMatching(/^3. It keeps/),
  ]);
});
