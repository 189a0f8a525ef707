import { Injectable } from '@nestjs/common';
import { type Account } from '../accounts.repository.js';
import { ID_TOKEN_SECONDS, IdTokens } from './id-tokens.js';
import { RefreshTokens } from './refresh-tokens.js';

/** The part of an answer that signs a page in. */
export interface Tokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

@Injectable()
export class SignInOpener {
  constructor(
    private readonly idTokens: IdTokens,
    private readonly refreshTokens: RefreshTokens,
  ) {}

  /** `provider`: by what they proved who they are. */
  async open(account: Account, provider: string): Promise<Tokens> {
    const { signIn, refreshToken } = await this.refreshTokens.open(account.uid, provider);
    const idToken = await this.idTokens.issue(account, signIn);
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
  }
}
