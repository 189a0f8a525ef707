import * as z from 'zod/mini';
import { emailAddress } from '../../../shared/auth/credential-schemas';

/** What the server takes. */
export const MAX_MESSAGE_LENGTH = 5_000;
const MAX_NAME_LENGTH = 100;

/** The fields of the contact form, but for the one that nobody sees. */
export interface ContactLetter {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactLetter;

export const NO_LETTER: ContactLetter = { name: '', email: '', message: '' };
export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[];

/** What to mend before it is worth sending. Names and words go as they were written. */
export const contactLetter = z.object({
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
