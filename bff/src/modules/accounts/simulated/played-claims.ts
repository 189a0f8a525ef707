import { z } from 'zod';
import { AccountRefusal } from '../accounts.errors.js';
import { address, displayName } from '../http/fields.js';

const LONGEST_URI = 8_192;

/** What the window that plays a service says of the person. It is believed in nothing but who they are to that service. */
const playedClaims = z.object({
  sub: z.string().min(1).max(128),
  name: displayName.optional(),
  email: address.optional(),
  email_verified: z.boolean().default(true),
});

export interface PlayedPerson {
  providerId: string;
  rawId: string;
  email: string | null;
  displayName: string | null;
  /** The service says that it has checked the address. */
  vouchesForEmail: boolean;
  /** As it was sent, for the library to send again. */
  idToken: string;
}

/** Out of the two places where the library puts them. Throws AccountRefusal. */
export function readPlayedPerson(requestUri: string, postBody: string): PlayedPerson {
  if (requestUri.length + postBody.length > LONGEST_URI || !URL.canParse(requestUri)) {
    throw new AccountRefusal('INVALID_IDP_RESPONSE');
  }
  const said = new URLSearchParams([...new URL(requestUri).searchParams, ...new URLSearchParams(postBody)]);
  const providerId = said.get('providerId') ?? '';
  const idToken = said.get('id_token') ?? '';
  const parsed = playedClaims.safeParse(asJson(idToken));
  if (!parsed.success) throw new AccountRefusal('INVALID_IDP_RESPONSE');
  const { sub, name, email, email_verified: vouchesForEmail } = parsed.data;
  return {
    providerId,
    rawId: sub,
    email: email ?? null,
    displayName: name ?? null,
    vouchesForEmail,
    idToken,
  };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
