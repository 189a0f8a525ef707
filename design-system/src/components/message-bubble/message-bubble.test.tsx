import { render, screen } from '@testing-library/react';
import { MessageBubble } from './message-bubble';

it('shows the words as they were written, and what became of them', () => {
  render(<MessageBubble footer={<button type="button">Try again</button>}>{'One\nTwo'}</MessageBubble>);
  expect(screen.getByRole('paragraph').textContent).toBe('One\nTwo');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
