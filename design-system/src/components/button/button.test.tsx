import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Button } from './button';

it('acts when it is pressed', async () => {
  const onClick = vi.fn();
  renderWithTheme(<Button onClick={onClick}>Remember</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Remember' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('ignores presses while it is busy, and keeps the focus', async () => {
  const onClick = vi.fn();
  renderWithTheme(
    <Button loading onClick={onClick}>
      Saving
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

it('does not submit its form while it is busy', async () => {
  const onSubmit = vi.fn();
  renderWithTheme(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Saving
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is a link when it has an address', () => {
  renderWithTheme(<Button href="https://example.org">Read more</Button>);
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://example.org');
});
