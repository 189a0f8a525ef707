import { z } from 'zod';
import { normalised } from '../language/normalised.js';

/** PostgreSQL cannot store NUL, and the other control characters are never something a person wrote. */
const CONTROL_CHARACTER = /[^\P{Cc}\n\t]/u;

/** What a person typed, in the one form that is stored: Unix line ends, composed characters, no outer space. */
function tidy(text: string): string {
  return normalised(text.replaceAll(/\r\n?/g, '\n'), 'NFC').trim();
}

/** A text field: tidied, free of control characters, 1 to `maxLength` UTF-16 units long. */
export function plainText(maxLength: number): z.ZodString {
  return z
    .string()
    .refine((text) => text.isWellFormed(), {
      error: 'The text contains half of a character (a lone surrogate).',
      abort: true,
    })
    .overwrite(tidy)
    .refine((text) => !CONTROL_CHARACTER.test(text), {
      error: 'The text contains control characters; only line breaks and tabs are allowed.',
      abort: true,
    })
    .min(1, 'The text is empty.')
    .max(maxLength, `The text is longer than ${maxLength} characters.`);
}
