import { Injectable } from '@nestjs/common';
import { RateLimit } from '../../../../common/http/rate-limit.js';
import { trimEndOf } from '../../../../common/language/trim-end.js';
import { OwnServers } from '../../../../integrations/language-model/own-servers.js';
import { CustomModelAddressRefused, CustomModelNotAllowed } from '../model.errors.js';
import {
  type CustomModel,
  type CustomModelTest,
  type SaveCustomModel,
  type TestCustomModel,
} from './custom-model.dto.js';
import { CustomModels } from './custom-models.service.js';
import { tried } from './tried-server.js';

/** More than anybody needs to get an address right, and too few to feel out a network with. */
const TRIES_A_MINUTE = 20;

/** The server of one's own in the settings. Each change throws CustomModelNotAllowed where the operator does not allow it. */
@Injectable()
export class CustomModelSettings {
  readonly isAllowed: boolean;
  private readonly tries = new RateLimit(TRIES_A_MINUTE);

  constructor(
    private readonly owns: CustomModels,
    private readonly servers: OwnServers,
  ) {
    this.isAllowed = servers.isAllowed;
  }

  async describe(userId: string): Promise<CustomModel | null> {
    const kept = await this.owns.find(userId);
    if (!kept) return null;
    const { url, name, apiKey, isKeyLost } = kept;
    return { url, name, hasKey: apiKey !== null || isKeyLost, isKeyLost };
  }

  /** Throws CustomModelAddressRefused and TooManyRequests. */
  async save(userId: string, { url, ...named }: SaveCustomModel): Promise<CustomModel> {
    await this.take(userId);
    const refusal = this.servers.refusalOf(url);
    if (refusal) throw new CustomModelAddressRefused(refusal);
    await this.owns.save(userId, { url: withoutSlash(url), ...named });
    const saved = await this.describe(userId);
    if (!saved) throw new Error('What was just saved is gone.');
    return saved;
  }

  /** Tries what is not kept yet. Throws TooManyRequests. */
  async test(userId: string, { url, name = '', apiKey }: TestCustomModel): Promise<CustomModelTest> {
    await this.take(userId);
    const server = await this.owns.completed(userId, { url: withoutSlash(url), name, apiKey });
    return tried(await this.servers.model(server));
  }

  async remove(userId: string): Promise<void> {
    if (!this.isAllowed) throw new CustomModelNotAllowed();
    await this.owns.remove(userId);
  }

  private async take(userId: string): Promise<void> {
    if (!this.isAllowed) throw new CustomModelNotAllowed();
    await this.tries.take(userId);
  }
}

function withoutSlash(url: string): string {
  return trimEndOf(new URL(url).href, /\//);
}
