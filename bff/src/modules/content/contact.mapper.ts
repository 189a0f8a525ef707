import { type ContactMessage } from './contact.dto.js';
import { type ContactMessageRow } from './contact-messages.repository.js';

export function toContactMessage(row: ContactMessageRow): ContactMessage {
  const { id, reference, name, email, message, receivedAt, handledAt } = row;
  return {
    id,
    reference,
    name,
    email,
    message,
    receivedAt: receivedAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  };
}
