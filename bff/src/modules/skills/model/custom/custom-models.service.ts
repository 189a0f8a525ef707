import { Inject, Injectable } from '@nestjs/common';
import { seal, unseal } from '../../../../common/secrets/seal.js';
import { ENV, type Env } from '../../../../config/env.js';
import { type OwnServer } from '../../../../integrations/language-model/own-servers.js';
import { CustomModelsRepository } from './custom-models.repository.js';

export interface KeptModel extends OwnServer {
  /** There is a key, and SECRETS_KEY does not open it any more. */
  readonly isKeyLost: boolean;
}

/** As it comes: without a key, the kept one stays. */
export interface NamedModel extends Omit<OwnServer, 'apiKey'> {
  readonly apiKey?: string | null | undefined;
}

/** The models that users have named, their keys sealed. */
@Injectable()
export class CustomModels {
  constructor(
    private readonly rows: CustomModelsRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Null without one, and where the operator does not allow it (any more). */
  async find(userId: string): Promise<KeptModel | null> {
    const key = this.env.SECRETS_KEY;
    const row = this.env.MODEL_PER_USER && key ? await this.rows.find(userId) : undefined;
    if (!row || !key) return null;
    const { url, name, sealedKey } = row;
    const apiKey = sealedKey && unseal(sealedKey, { key, owner: userId });
    return { url, name, apiKey, isKeyLost: sealedKey !== null && apiKey === null };
  }

  /** A key goes with the server that it was entered for: to none other, and away with it. */
  async save(userId: string, { url, name, apiKey }: NamedModel): Promise<void> {
    const key = this.env.SECRETS_KEY;
    if (!key) throw new Error('There is nothing to seal a key with.');
    const kept = await this.rows.find(userId);
    const keptKey = kept && isSameServer(kept.url, url) ? kept.sealedKey : null;
    const sealedKey = typeof apiKey === 'string' ? seal(apiKey, { key, owner: userId }) : keptKey;
    await this.rows.save(userId, { url, name, sealedKey: apiKey === null ? null : sealedKey });
  }

  /** The server with the key that `save` would leave it with. */
  async completed(userId: string, { url, name, apiKey }: NamedModel): Promise<OwnServer> {
    if (apiKey !== undefined) return { url, name, apiKey };
    const kept = await this.find(userId);
    return { url, name, apiKey: kept && isSameServer(kept.url, url) ? kept.apiKey : null };
  }

  remove(userId: string): Promise<void> {
    return this.rows.remove(userId);
  }
}

function isSameServer(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}
