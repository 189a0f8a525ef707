import * as z from 'zod/mini';
import { emailAddress } from '../../../shared/auth/credential-schemas';

/** Server limits. */
export const MAX_MESSAGE_LENGTH = 5_000;
const MAX_NAME_LENGTH = 100;

/** Visible fields of the contact form (not the honeypot `website`). */
export interface ContactFields {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactFields;

export const EMPTY_CONTACT_FIELDS: ContactFields = { name: '', email: '', message: '' };
export const contactFieldNames = ['name', 'email', 'message'] as const satisfies ContactField[];

/** Client-side validation. Values are sent as typed, not trimmed. */
export const contactSchema = z.object({
  name: words('Enter your name.', MAX_NAME_LENGTH, `Shorten it to ${MAX_NAME_LENGTH} characters.`),
  email: emailAddress,
  message: words('Write your message.', MAX_MESSAGE_LENGTH, 'Shorten it to 5,000 characters.'),
  website: z.string(),
});

function words(ifEmpty: string, maxLength: number, ifLong: string) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', ifEmpty),
    z.refine((text) => text.trim().length <= maxLength, ifLong),
  );
}
