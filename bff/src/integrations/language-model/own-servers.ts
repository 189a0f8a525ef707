import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { type AddressRefusal, refusalOf } from '../guard/address-rules.js';
import { type LanguageModel } from './language-model.js';
import { openModel } from './open-model.js';

/** What a user says of their own server. */
export interface OwnServer {
  url: string;
  name: string;
  apiKey: string | null;
}

/** The servers that users name, where the operator lets them. Their addresses are never called but by the guarded fetch. */
@Injectable()
export class OwnServers {
  readonly isAllowed: boolean;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.isAllowed = env.MODEL_PER_USER;
  }

  /** What is wrong with an address as it is written; where its name leads is seen when it is called. */
  refusalOf(url: string): AddressRefusal | undefined {
    return refusalOf(new URL(url), this.env.MODEL_PER_USER_HOSTS);
  }

  async model({ url, name, apiKey }: OwnServer): Promise<LanguageModel> {
    // As with the model itself: nobody who has none pays for it.
    const { guardedFetch } = await import('../guard/guarded-fetch.js');
    const guarded = guardedFetch({ allowedHosts: this.env.MODEL_PER_USER_HOSTS });
    return openModel(this.env, { url, name, apiKey: apiKey ?? undefined, fetch: guarded });
  }
}
