import { z } from 'zod';

/** The lengths come first: what is longer is not looked at. */
const LONGEST_ADDRESS = 320;
const LONGEST_NAME = 200;
const ADDRESS = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,255}$/u;

/** As it is kept: in small letters. Whether it exists is for the mail to find out. */
export const address = z
  .string()
  .max(LONGEST_ADDRESS)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => ADDRESS.test(text));

export const displayName = z
  .string()
  .max(LONGEST_NAME)
  .refine((text) => !/\p{Cc}/u.test(text));

/** Long enough for any sentence; hashing more would cost more. */
export const password = z.string().min(1).max(1_024);

export const idToken = z.string().min(1).max(8_192);
export const actionCode = z.string().min(1).max(128);
