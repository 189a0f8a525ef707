import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { KNOWN_METRICS, metricOf, metricTitle } from '../biometrics/metrics.js';
import { DeviceAlertsRepository } from './alerts/device-alerts.repository.js';
import {
  type Device,
  type DeviceDetail,
  type DeviceHistory,
  type DeviceHistoryQuery,
  type DeviceMessages,
  type Devices,
} from './devices.dto.js';
import { DeviceNotFound } from './devices.errors.js';
import { toDevice, toReading, toRefusal } from './devices.mapper.js';
import { DevicesRepository, type DeviceRow } from './devices.repository.js';
import { DeviceReadingsRepository } from './ingest/device-readings.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As many points as a chart can show. */
const MOST_POINTS = 300;
const LEAST_STEP_SECONDS = 60;

/** Devices as their owner sees them. */
@Injectable()
export class DeviceViews {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly alerts: DeviceAlertsRepository,
    private readonly readings: DeviceReadingsRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<Devices> {
    const [rows, alerts] = await Promise.all([this.devices.findAll(userId), this.alerts.findOpen(userId)]);
    const now = this.clock.now();
    return { items: rows.map((row) => toDevice(row, alerts, now)) };
  }

  /** @throws DeviceNotFound */
  async get(userId: string, id: string): Promise<Device> {
    const [row, alerts] = await Promise.all([this.find(userId, id), this.alerts.findOpen(userId)]);
    return toDevice(row, alerts, this.clock.now());
  }

  /** @throws DeviceNotFound */
  async detail(userId: string, id: string): Promise<DeviceDetail> {
    const key = { userId, id };
    const device = await this.get(userId, id);
    const [latest, mappings] = await Promise.all([
      this.readings.findLatest(key),
      this.readings.findMappings(key),
    ]);
    return {
      device,
      readings: latest.map(toReading),
      mappings: mappings.map((mapping) => ({
        ...mapping,
        metricLabel: mapping.metric === null ? null : metricTitle(metricOf(mapping.metric, mapping.unit)),
      })),
      metrics: KNOWN_METRICS.map((metric) => ({
        ...{ metric: metric.name, label: metricTitle(metric), unit: metric.unit },
      })),
    };
  }

  /** @throws DeviceNotFound */
  async messages(userId: string, id: string): Promise<DeviceMessages> {
    const key = await this.find(userId, id);
    const [last, refused, lastDay] = await Promise.all([
      this.readings.findLast(key),
      this.readings.findRefused(key),
      this.readings.count(key, new Date(this.clock.now().getTime() - DAY_MS)),
    ]);
    return {
      items: last.map((row) => ({ ...toReading(row), receivedAt: row.receivedAt.toISOString() })),
      refused: refused.map(toRefusal),
      lastDay,
    };
  }

  /** @throws DeviceNotFound */
  async history(userId: string, id: string, { name, hours }: DeviceHistoryQuery): Promise<DeviceHistory> {
    const key = await this.find(userId, id);
    const before = this.clock.now();
    const from = new Date(before.getTime() - hours * HOUR_MS);
    const step = Math.max(LEAST_STEP_SECONDS, Math.ceil((hours * 3_600) / MOST_POINTS));
    const found = await this.readings.history(key, { name, from, before, step });
    return {
      stepSeconds: step,
      items: found.map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest })),
    };
  }

  /** @throws DeviceNotFound */
  async find(userId: string, id: string): Promise<DeviceRow> {
    const found = await this.devices.find(userId, id);
    if (!found) throw new DeviceNotFound();
    return found;
  }
}
