import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { type Account } from '../accounts.repository.js';
import { AccountRefusal } from '../accounts.errors.js';
import { ALGORITHM, KeyRing } from '../keys/key-ring.js';
import { hasAdminClaim, hasVerifiedEmail } from '../standing.js';
import { type SignInRow } from './sign-ins.repository.js';

/** Also what the sign-in library plans the next renewal by. */
export const ID_TOKEN_SECONDS = 3_600;
const LONGEST_TOKEN = 8_192;
/** Other replicas' clocks may be a little ahead. */
const TOLERANCE_SECONDS = 60;

const claims = z.object({
  sub: z.string().min(1),
  sid: z.uuid(),
  auth_time: z.number().positive(),
  email_verified: z.boolean(),
  admin: z.boolean().optional(),
});

/** What a token says, once its signature is known to be ours. */
export interface TokenClaims {
  uid: string;
  signInId: string;
  signedInAt: Date;
  emailVerified: boolean;
  isAdmin: boolean;
}

/** ID tokens in the shape of Firebase's, signed with a key of this server. */
@Injectable()
export class IdTokens {
  private readonly issuer: string;
  private readonly audience: string;

  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    @Inject(ENV) { PUBLIC_URL, FIREBASE_PROJECT_ID }: Env,
  ) {
    this.issuer = `${PUBLIC_URL.origin}/securetoken.googleapis.com/${FIREBASE_PROJECT_ID}`;
    this.audience = FIREBASE_PROJECT_ID;
  }

  async issue(account: Account, { id, provider, signedInAt }: SignInRow): Promise<string> {
    const { kid, key } = await this.keys.signingKey();
    const issuedAt = Math.floor(this.clock.now().getTime() / 1_000);
    const { uid, email, displayName, phone } = account;
    return new SignJWT({
      name: displayName ?? undefined,
      email: email ?? undefined,
      email_verified: hasVerifiedEmail(account),
      phone_number: phone ?? undefined,
      ...(hasAdminClaim(account) && { admin: true }),
      // To the millisecond, by which sign-ins of one person on several devices are told apart.
      auth_time: signedInAt.getTime() / 1_000,
      user_id: uid,
      sid: id,
      firebase: { identities: {}, sign_in_provider: provider },
    })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setSubject(uid)
      .setIssuer(this.issuer)
      .setAudience(this.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
      .sign(key);
  }

  /** Throws AccountRefusal for whatever is not a token of ours that counts now. */
  async verify(token: string): Promise<TokenClaims> {
    if (token.length > LONGEST_TOKEN) throw new AccountRefusal('INVALID_ID_TOKEN');
    const payload = await this.payloadOf(token);
    const parsed = claims.safeParse(payload);
    if (!parsed.success) throw new AccountRefusal('INVALID_ID_TOKEN');
    const { sub, sid, auth_time: authTime, email_verified: emailVerified, admin } = parsed.data;
    const signedInAt = new Date(Math.round(authTime * 1_000));
    if (signedInAt.getTime() > this.clock.now().getTime() + TOLERANCE_SECONDS * 1_000) {
      throw new AccountRefusal('INVALID_ID_TOKEN');
    }
    return { uid: sub, signInId: sid, signedInAt, emailVerified, isAdmin: admin === true };
  }

  private async payloadOf(token: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid = '' }) => {
          const key = await this.keys.publicKey(kid);
          if (!key) throw new AccountRefusal('INVALID_ID_TOKEN');
          return key;
        },
        {
          algorithms: [ALGORITHM],
          typ: 'JWT',
          issuer: this.issuer,
          audience: this.audience,
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: this.clock.now(),
        },
      );
      return payload;
    } catch (error) {
      // Where the database does not answer, the token may be good.
      if (error instanceof errors.JOSEError) throw new AccountRefusal('INVALID_ID_TOKEN');
      throw error;
    }
  }
}
