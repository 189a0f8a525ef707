import type { ContactMessage } from '../../features/admin/api/contact-messages.api';

let made = 0;

export function makeContactMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  made += 1;
  return {
    id: `0199c2c0-0000-7000-9000-${String(made).padStart(12, '0')}`,
    reference: `TW-7K3M-${String(made).padStart(2, '2')}`,
    name: 'Jonas',
    email: 'jonas@example.org',
    message: 'When is the next backup?',
    receivedAt: new Date(Date.now() - 12 * 60_000).toISOString(),
    handledAt: null,
    ...overrides,
  };
}
