import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type Owner } from '../../../common/day-series.js';
import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { type ModelList, type ModelStatus, type ModelUsage } from './model.dto.js';
import { ModelUnreachable } from './model.errors.js';
import { Models } from './models.service.js';
import { CustomModelSettings } from './custom/custom-model-settings.service.js';

const USAGE_DAYS = 28;
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
  private readonly known = new WeakMap<LanguageModel, Known>();

  constructor(
    private readonly models: Models,
    private readonly owns: CustomModelSettings,
    private readonly calls: ModelCallsRepository,
    private readonly clock: Clock,
  ) {}

  async describe(userId: string): Promise<ModelStatus> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const [lastDay, own, model] = await Promise.all([
      this.calls.summarise(userId, since),
      this.owns.describe(userId),
      this.models.of(userId),
    ]);
    const isReachable = model !== null && (await this.names(model).then(() => true, isAway));
    const name = own?.name ?? model?.name ?? null;
    return { name, isReachable, lastDay, own, isOwnAllowed: this.owns.isAllowed };
  }

  async usage({ id, timeZone }: Owner): Promise<ModelUsage> {
    const since = new Date(this.clock.now().getTime() - USAGE_DAYS * DAY_MS);
    return { days: await this.calls.usage(id, timeZone, since) };
  }

  async list(userId: string): Promise<ModelList> {
    const model = await this.models.of(userId);
    if (!model) return { items: [] };
    const names = await this.names(model).catch((error: unknown) => {
      throw error instanceof ModelFailed ? new ModelUnreachable(error) : error;
    });
    return { items: names.map((name) => ({ name })) };
  }

  private names(model: LanguageModel): Promise<readonly string[]> {
    const now = this.clock.now().getTime();
    const known = this.known.get(model);
    if (known && now < known.until) return known.names;
    const names = model.listModels();
    this.known.set(model, { until: now + KNOWN_MS, names });
    return names;
  }
}

function isAway(error: unknown): false {
  if (!(error instanceof ModelFailed)) throw error;
  return false;
}
