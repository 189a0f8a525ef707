import { z } from 'zod';
import { actionCode, address, displayName, idToken, password } from './fields.js';

/** What the sign-in library sends. It sends more, such as what kind of client it is: what is not named here is dropped. */

export const signUpBody = z.object({
  email: address,
  password,
  displayName: displayName.nullish(),
  idToken: z.undefined().optional(),
});

export const signInBody = z.object({ email: address, password });

export const callerBody = z.object({ idToken });

/** Ways in that can be taken away. */
const unlinkable = z.enum(['password', 'phone', 'google.com', 'github.com', 'facebook.com', 'twitter.com']);

export const updateBody = z.union([
  z.object({ oobCode: actionCode }),
  z.object({
    idToken,
    displayName: displayName.nullish(),
    email: address.optional(),
    password: password.optional(),
    deleteProvider: z.array(unlinkable).max(10).optional(),
    deleteAttribute: z
      .array(z.enum(['DISPLAY_NAME', 'PHOTO_URL']))
      .max(10)
      .optional(),
  }),
]);

export const messageBody = z.discriminatedUnion('requestType', [
  z.object({ requestType: z.literal('PASSWORD_RESET'), email: address }),
  z.object({ requestType: z.literal('VERIFY_EMAIL'), idToken }),
  z.object({ requestType: z.literal('VERIFY_AND_CHANGE_EMAIL'), idToken, newEmail: address }),
]);

export const resetBody = z.object({ oobCode: actionCode, newPassword: password.optional() });

export const playedBody = z.object({
  requestUri: z.string().max(8_192),
  postBody: z.string().max(8_192).nullish(),
  idToken: idToken.optional(),
  autoCreate: z.boolean().optional(),
});

/** With the country in front. */
export const textMessageBody = z.object({
  phoneNumber: z
    .string()
    .max(20)
    .regex(/^\+[1-9]\d{6,14}$/),
});

export const textCodeBody = z.object({
  idToken,
  sessionInfo: z.string().min(1).max(128),
  code: z.string().min(1).max(16),
});

export const renewalBody = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(1_024),
});
