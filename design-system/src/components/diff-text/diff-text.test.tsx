import { render, screen } from '@testing-library/react';
import { DiffText } from './diff-text';

it('marks what was removed and what was added for every reader', () => {
  render(
    <p>
      <DiffText
        parts={[
          { kind: 'same', text: 'On ' },
          { kind: 'removed', text: '13' },
          { kind: 'added', text: '12' },
          { kind: 'same', text: ' March.' },
        ]}
      />
    </p>,
  );
  expect(screen.getByRole('deletion')).toHaveTextContent('13');
  expect(screen.getByRole('insertion')).toHaveTextContent('12');
  expect(screen.getByRole('paragraph')).toHaveTextContent('On 1312 March.');
});
