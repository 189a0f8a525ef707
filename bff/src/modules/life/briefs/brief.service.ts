import { Injectable } from '@nestjs/common';
import { addDays, beginningOf } from '../../../common/calendar.js';
import { Transactions } from '../../../database/transactions.js';
import { metricOf } from '../../biometrics/metrics.js';
import { FindingsService } from '../../insights/findings/findings.service.js';
import { dayName, type Owner } from '../../../common/day-series.js';
import { DaySeriesService } from '../../insights/series/day-series.service.js';
import { MemoryListingService } from '../../memory/listing/listing.service.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { BriefHiddenRepository } from './brief-hidden.repository.js';
import { briefRange, changeLine, moodLine, nightLine } from './brief-lines.js';
import { type Brief, type BriefLine, type LineOf, MOST_LINES } from './brief.dto.js';

const NAMED_REMINDERS = 2;
const MONTH_OF_YEAR = 12;

/** What is worth knowing this morning, from every part of a life, without any guess. */
@Injectable()
export class BriefService {
  constructor(
    private readonly transactions: Transactions,
    private readonly series: DaySeriesService,
    private readonly reminders: RemindersService,
    private readonly listing: MemoryListingService,
    private readonly findings: FindingsService,
    private readonly hidden: BriefHiddenRepository,
  ) {}

  read(owner: Owner): Promise<Brief> {
    return this.transactions.read(owner.id, () => this.brief(owner));
  }

  private async brief(owner: Owner): Promise<Brief> {
    const today = this.series.today(owner);
    const date = dayName(today);
    const [lines, hidden] = await Promise.all([this.lines(owner, today), this.hidden.find(owner.id, date)]);
    const kept = lines.filter(({ key }) => !hidden.has(key));
    return { date, lines: kept.slice(0, MOST_LINES), hidden: lines.length - kept.length };
  }

  /** Until tomorrow. A key that no line has does nothing. */
  async hide(owner: Owner, key: string): Promise<Brief> {
    await this.hidden.add(owner.id, dayName(this.series.today(owner)), key);
    return this.read(owner);
  }

  async showAll(owner: Owner): Promise<Brief> {
    await this.hidden.clear(owner.id);
    return this.read(owner);
  }

  /** What cannot wait first. */
  private async lines(owner: Owner, today: number): Promise<BriefLine[]> {
    const range = briefRange(today);
    const [series, due, finding, memory] = await Promise.all([
      this.series.measured(owner, range),
      this.due(owner, today),
      this.finding(owner),
      this.memory(owner, today),
    ]);
    const isSum = (metric: string): boolean => metricOf(metric).isSum === true;
    const lines = [
      ...[nightLine(series, range), due, changeLine(series, range, isSum)],
      ...[moodLine(series, range), finding, memory],
    ];
    return lines.filter((line) => line !== undefined);
  }

  private async due({ id, timeZone }: Owner, today: number): Promise<LineOf<'due'> | undefined> {
    const ends = beginningOf(addDays(new Date(`${dayName(today)}T00:00:00Z`), 1), timeZone);
    const { items } = await this.reminders.listOpen(id);
    const due = items.flatMap(({ id: reminder, text, kind, dueAt, snoozedUntil }) => {
      const at = snoozedUntil ?? dueAt;
      return at === null || kind === 'timer' || new Date(at) >= ends
        ? []
        : [{ id: reminder, text, dueAt: at }];
    });
    if (due.length === 0) return undefined;
    return { kind: 'due', key: 'due', count: due.length, first: due.slice(0, NAMED_REMINDERS) };
  }

  /** The newest one that nobody has judged. */
  private async finding(owner: Owner): Promise<LineOf<'finding'> | undefined> {
    const { items } = await this.findings.list(owner);
    const found = items.find(({ isNew, isHolding, verdict }) => isNew && isHolding && verdict === null);
    if (!found) return undefined;
    const { id, sentence, isSample } = found;
    return { kind: 'finding', key: `finding:${id}`, isSample, id, sentence };
  }

  /** Of a whole number of years ago before anything else. */
  private async memory(owner: Owner, today: number): Promise<LineOf<'memory'> | undefined> {
    const { items } = await this.listing.onThisDay(owner, { date: dayName(today) });
    const found = items.find(({ monthsAgo }) => monthsAgo % MONTH_OF_YEAR === 0);
    if (!found) return undefined;
    const { memory, monthsAgo } = found;
    const at = memory.happenedAt ?? memory.recordedAt;
    return {
      ...{ kind: 'memory', key: `memory:${memory.id}`, isSample: memory.source.kind === 'sample' },
      ...{ memoryId: memory.id, text: memory.text, monthsAgo, date: at.slice(0, 10) },
    };
  }
}
