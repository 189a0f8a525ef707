import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { AccountRefusal } from '../accounts.errors.js';
import { ID_TOKEN_SECONDS, IdTokens } from './id-tokens.js';
import { RefreshTokens } from './refresh-tokens.js';

/** In the words of OAuth, which the library speaks here alone. */
export interface RenewedTokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: string;
  token_type: 'Bearer';
  user_id: string;
  project_id: string;
}

@Injectable()
export class RenewalService {
  constructor(
    private readonly kit: AccountsKit,
    private readonly refreshTokens: RefreshTokens,
    private readonly idTokens: IdTokens,
  ) {}

  async renew(shown: string, address: string): Promise<RenewedTokens> {
    this.kit.attempts.take('code', { address });
    const { signIn, refreshToken } = await this.refreshTokens.renew(shown);
    const account = await this.kit.accounts.find(signIn.uid);
    if (!account) throw new AccountRefusal('USER_NOT_FOUND');
    if (account.isDisabled) throw new AccountRefusal('USER_DISABLED');
    if (signIn.signedInAt < account.validSince) throw new AccountRefusal('TOKEN_EXPIRED');
    this.kit.attempts.forgive('code', { address });
    const idToken = await this.idTokens.issue(account, signIn);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: String(ID_TOKEN_SECONDS),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: this.kit.env.FIREBASE_PROJECT_ID,
    };
  }
}
