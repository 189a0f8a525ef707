import { render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { DesignSystemProvider } from '../../theme/provider';
import { Link } from './link';

function RouterLink({ href, ...rest }: ComponentProps<'a'>): ReactElement {
  return (
    <a data-router href={href} {...rest}>
      {rest.children}
    </a>
  );
}

it.each([
  ['/memory', true],
  ['https://example.org', false],
  ['mailto:ana@example.org', false],
  ['#main', false],
])('sends %s through the router: %s', (href, isRouted) => {
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <Link href={href}>Go</Link>
    </DesignSystemProvider>,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', href);
  expect(link.hasAttribute('data-router')).toBe(isRouted);
});
