import { Injectable } from '@nestjs/common';
import { DeviceReadingsService } from '../../biometrics/points/device-readings.service.js';
import { DeviceViews } from '../../devices/device-views.service.js';
import { EntitiesService } from '../../home/entities/entities.service.js';
import { AutomationsRepository } from '../automations.repository.js';
import { namedIn } from '../rule/named.js';
import { type RuleBody } from '../rule/rule.dto.js';
import { inWords } from '../words/in-words.js';
import { WordingService } from '../words/wording.service.js';
import { type DeviceAutomations } from './device-automations.dto.js';

/** What would miss a device if it were gone. */
@Injectable()
export class DeviceAutomationsService {
  constructor(
    private readonly automations: AutomationsRepository,
    private readonly devices: DeviceViews,
    private readonly readings: DeviceReadingsService,
    private readonly entities: EntitiesService,
    private readonly wording: WordingService,
  ) {}

  /** @throws DeviceNotFound */
  async list(userId: string, deviceId: string): Promise<DeviceAutomations> {
    const { name: source } = await this.devices.find(userId, deviceId);
    const [metrics, entityIds, all, wording] = await Promise.all([
      this.readings.metricsOf(userId, source),
      this.entities.ofDevice(userId, deviceId),
      this.automations.findAll(userId),
      this.wording.of(userId),
    ]);
    const uses = (rule: RuleBody): boolean => {
      const named = namedIn([rule]);
      return (
        named.deviceIds.has(deviceId) ||
        entityIds.some((id) => named.entityIds.has(id)) ||
        metrics.some((metric) => named.metrics.has(metric))
      );
    };
    return {
      items: all
        .filter(({ rule }) => uses(rule))
        .map(({ id, name, rule, isEnabled, lastRanAt }) => ({
          ...{ id, name, isEnabled, words: inWords(rule, wording) },
          lastRanAt: lastRanAt?.toISOString() ?? null,
        })),
    };
  }
}
