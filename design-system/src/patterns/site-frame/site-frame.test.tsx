import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithTheme } from '../../testing/render';
import { SiteFrame } from './site-frame';

const links = [
  { label: 'Features', href: '/features' },
  { label: 'Blog', href: '/blog' },
];

const page = (path: string) => (
  <SiteFrame brand="Twyn" links={links} path={path} footer={<footer>2024</footer>}>
    <h1>Page</h1>
  </SiteFrame>
);

function frame(path: string) {
  renderWithTheme(page(path));
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

test('the menu stays open when the code arrives, and closes with the page', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/'));
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  menu.setAttribute('open', '');
  // jsdom has no dialogs that close.
  menu.close = () => menu.removeAttribute('open');

  const { rerender } = render(page('/'), { container, hydrate: true });
  expect(menu.open).toBe(true);
  rerender(page('/blog'));
  expect(menu.open).toBe(false);
});
