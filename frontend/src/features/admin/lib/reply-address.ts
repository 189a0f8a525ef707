import type { ContactMessage } from '../api/contact-messages.api';

/** Opens the mail program. What somebody typed as their address must not become a header of the mail. */
export function replyAddress({ email, reference }: Pick<ContactMessage, 'email' | 'reference'>): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(`Your message ${reference}`)}`;
}
