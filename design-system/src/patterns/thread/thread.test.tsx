import { render, screen } from '@testing-library/react';
import { Thread } from './thread';

it('names the conversation and keeps the composer after its messages', () => {
  render(
    <Thread title="Porto in May" composer={<textarea aria-label="Message" />}>
      <p>Where did we eat?</p>
    </Thread>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Porto in May' })).toBeInTheDocument();
  const message = screen.getByText('Where did we eat?');
  expect(message.compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
