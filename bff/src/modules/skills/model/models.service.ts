import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_MODEL, type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { type OwnServer, OwnServers } from '../../../integrations/language-model/own-servers.js';
import { CustomModels } from './custom/custom-models.service.js';

/** Of those who talk at the same time; a model that is made anew has forgotten only that its server rests. */
const MAX_KEPT = 200;

interface Kept {
  readonly server: OwnServer;
  readonly model: Promise<LanguageModel>;
}

/** Which language model answers for whom: their own where they have named one, else the operator's. */
@Injectable()
export class Models {
  /** By user, who talked last last. What another process has changed is seen: the row is read each time. */
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(LANGUAGE_MODEL) private readonly operators: LanguageModel | null,
    private readonly servers: OwnServers,
    private readonly owns: CustomModels,
  ) {}

  /** Null without one, and where the key of their own is lost: what was meant for it goes to no other. */
  async of(userId: string): Promise<LanguageModel | null> {
    const own = await this.owns.find(userId);
    const kept = this.kept.get(userId);
    this.kept.delete(userId);
    if (!own) return this.operators;
    if (own.isKeyLost) return null;
    const { url, name, apiKey } = own;
    const server = { url, name, apiKey };
    const model = kept && isSame(kept.server, server) ? kept.model : this.servers.model(server);
    this.keep(userId, { server, model });
    return model;
  }

  private keep(userId: string, kept: Kept): void {
    this.kept.set(userId, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

function isSame(one: OwnServer, other: OwnServer): boolean {
  return one.url === other.url && one.name === other.name && one.apiKey === other.apiKey;
}
