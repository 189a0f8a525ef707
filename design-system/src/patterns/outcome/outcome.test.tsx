import { render, screen } from '@testing-library/react';
import { Outcome } from './outcome';

it('says what was done, to what, and leads there', () => {
  render(
    <Outcome title="Remembered" action={<a href="/memory">Open</a>}>
      Ana is allergic to peanuts.
    </Outcome>,
  );
  expect(screen.getByText('Remembered')).toBeInTheDocument();
  expect(screen.getByText('Ana is allergic to peanuts.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toBeInTheDocument();
});
