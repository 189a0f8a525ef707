import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ListRow } from './list-row';

it('is a link that tells which detail is on screen', () => {
  renderWithTheme(<ListRow href="/memory/1" title="Jonas moved" meta="11 Mar" selected />);
  expect(screen.getByRole('link', { name: /Jonas moved/ })).toHaveAttribute('aria-current', 'true');
});

it('is a button without an address, and does not submit a form around it', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  renderWithTheme(
    <form onSubmit={onSubmit}>
      <ListRow title="Jonas moved" onClick={onClick} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Jonas moved' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
