import * as z from 'zod/mini';

/** The international form without what people put between the digits. */
export function plainNumber(text: string): string {
  return text.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}

export const phoneNumber = z.string().check(
  z.refine((text) => text.trim() !== '', 'Enter a phone number.'),
  z.refine(
    (text) => /^\+[1-9]\d{6,14}$/.test(plainNumber(text)),
    'Write it with the country in front, such as +44 20 7946 0123.',
  ),
);
