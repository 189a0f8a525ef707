import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { SiteFrame } from './site-frame';

const links = [
  { label: 'Features', href: '/features' },
  { label: 'Blog', href: '/blog' },
];

function frame(path: string) {
  renderWithTheme(
    <SiteFrame brand="Twyn" links={links} path={path} footer={<footer>2024</footer>}>
      <h1>Page</h1>
    </SiteFrame>,
  );
}

test('marks the place that a page belongs to', () => {
  frame('/blog/a-post');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(main.getByRole('link', { name: 'Features' })).not.toHaveAttribute('aria-current');
});

test('the menu opens without a script where the browser can', () => {
  frame('/');
  // jsdom has no width, so the phone's part is not shown.
  const button = screen.getByRole('button', { name: 'Menu', hidden: true });
  expect(button).toHaveAttribute('command', 'show-modal');
  const menu = screen.getByRole('dialog', { hidden: true });
  expect(menu).toHaveAttribute('aria-label', 'Menu');
  expect(menu).toHaveAttribute('closedby', 'any');
  expect(button).toHaveAttribute('commandfor', menu.id);
});
