import { Injectable } from '@nestjs/common';
import { type Owner } from '../../common/day-series.js';
import { DeviceViews } from '../devices/device-views.service.js';
import { HomeService } from '../home/home.service.js';
import { FindingsService } from '../insights/findings/findings.service.js';
import { SampleDataService } from '../sample-data/sample-data.service.js';
import { type TodayOverview } from './today.dto.js';

const NAMED_DEVICES = 3;

/** What of Today is the same on every day: the home, the devices, what was found, and how much of all is sample data. */
@Injectable()
export class TodayBelongings {
  constructor(
    private readonly homes: HomeService,
    private readonly devices: DeviceViews,
    private readonly findings: FindingsService,
    private readonly samples: SampleDataService,
  ) {}

  async read(owner: Owner): Promise<Pick<TodayOverview, 'home' | 'devices' | 'finding' | 'sample'>> {
    const [home, devices, finding, sample] = await Promise.all([
      this.homes.describe(owner.id),
      this.devicesOf(owner.id),
      this.finding(owner),
      this.samples.count(owner.id),
    ]);
    return { home, devices, finding, sample };
  }

  private async devicesOf(userId: string): Promise<TodayOverview['devices']> {
    const { items } = await this.devices.list(userId);
    const troubled = items.flatMap(({ id, name, status }) =>
      status === 'silent' || status === 'offline' ? [{ id, name, status }] : [],
    );
    return {
      total: items.length,
      inTime: items.filter(({ status }) => status === 'online').length,
      troubled: troubled.slice(0, NAMED_DEVICES),
    };
  }

  private async finding(owner: Owner): Promise<TodayOverview['finding']> {
    const { items } = await this.findings.list(owner);
    return items.find(({ isHolding, verdict }) => isHolding && verdict !== 'hidden') ?? null;
  }
}
