import * as z from 'zod/mini';
import { SHORTEST_PASSWORD } from './credentials';

/** Only what a typing slip breaks; whether the address exists is for the mail to find out. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address.'),
    z.refine(isAddress, 'Enter a complete email address.'),
  );

export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Choose a password.'),
    z.minLength(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters.`),
  );

/** Something, an @, something, a dot and something, without spaces. */
function isAddress(text: string): boolean {
  const sign = text.indexOf('@', 1);
  return !/\s/.test(text) && sign > 0 && text.lastIndexOf('.', text.length - 2) >= sign + 2;
}
