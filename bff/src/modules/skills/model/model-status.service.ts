import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { type ModelList, type ModelStatus } from './model.dto.js';
import { ModelUnreachable } from './model.errors.js';

const DAY_MS = 24 * 60 * 60_000;
/** Whoever looks again and again does not ask the server every time. */
const KNOWN_MS = 10_000;

interface Known {
  readonly until: number;
  readonly names: Promise<readonly string[]>;
}

/** Whether there is a language model, how it does, and what it has cost this user. */
@Injectable()
export class ModelStatusService {
  private known: Known | undefined;

  constructor(
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
    private readonly calls: ModelCallsRepository,
    private readonly clock: Clock,
  ) {}

  async describe(userId: string): Promise<ModelStatus> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const [lastDay, isReachable] = await Promise.all([
      this.calls.summarise(userId, since),
      this.model ? this.names(this.model).then(() => true, isAway) : false,
    ]);
    return { name: this.model?.name ?? null, isReachable, lastDay };
  }

  async list(): Promise<ModelList> {
    if (!this.model) return { items: [] };
    const names = await this.names(this.model).catch((error: unknown) => {
      throw error instanceof ModelFailed ? new ModelUnreachable(error) : error;
    });
    return { items: names.map((name) => ({ name })) };
  }

  private names(model: LanguageModel): Promise<readonly string[]> {
    const now = this.clock.now().getTime();
    if (!this.known || now >= this.known.until)
      this.known = { until: now + KNOWN_MS, names: model.listModels() };
    return this.known.names;
  }
}

function isAway(error: unknown): false {
  if (!(error instanceof ModelFailed)) throw error;
  return false;
}
