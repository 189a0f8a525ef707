import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { TabLinks } from './tab-links';

it('leads to each view and marks the one on screen', () => {
  renderWithTheme(
    <TabLinks
      label="Settings"
      items={[
        { href: '/settings/account', label: 'Account' },
        { href: '/settings/sessions', label: 'Sessions', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/settings/account');
  expect(screen.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current', 'page');
});
