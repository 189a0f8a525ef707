import { Injectable } from '@nestjs/common';
import { cursorBefore } from '../../common/http/time-cursor.js';
import { AutomationRunsService } from '../automations/host/runs.service.js';
import { AskedMessagesService } from '../chat/asked-messages.service.js';
import { HomeService } from '../home/home.service.js';
import { MemoryService } from '../memory/memory.service.js';
import { type DayReader, type DayWithin, type StrandOfDay, type ToldNight } from './strand.js';
import { FeltStrands } from './felt-strands.service.js';

/** More of one strand than that is no list that anybody reads. */
export const MOST_ENTRIES = 100;

/** Reads the strands of a day, each from the module that owns it. */
@Injectable()
export class DayStrandsService {
  constructor(
    private readonly felt: FeltStrands,
    private readonly memories: MemoryService,
    private readonly asked: AskedMessagesService,
    private readonly homes: HomeService,
    private readonly runs: AutomationRunsService,
  ) {}

  read(reader: DayReader, day: DayWithin, night: ToldNight | undefined): Promise<StrandOfDay[]> {
    return Promise.all([
      this.felt.body(reader, day, night),
      this.felt.mood(reader, day),
      this.memory(reader, day),
      this.chats(reader, day),
      this.home(reader, day),
      this.automations(reader, day),
    ]);
  }

  private async memory({ id: userId }: DayReader, { from, before }: DayWithin): Promise<StrandOfDay> {
    const page = await this.memories.list(userId, {
      ...{ status: 'active', sort: 'happened', limit: MOST_ENTRIES },
      ...{ dateFrom: from.toISOString(), dateBefore: before.toISOString() },
    });
    const entries = page.items.map(({ id, text, happenedAt, recordedAt, source }) => ({
      ...{
        id,
        strand: 'memories' as const,
        at: happenedAt ?? recordedAt,
        isSample: source.kind === 'sample',
      },
      what: { kind: 'memory' as const, memoryId: id, text, isRecorded: happenedAt === null },
    }));
    return { strand: 'memories', count: page.total, entries };
  }

  private async chats({ id: userId }: DayReader, day: DayWithin): Promise<StrandOfDay> {
    const asked = await this.asked.within(userId, day, MOST_ENTRIES);
    const entries = asked.map(({ id, at, ...message }) => ({
      ...{ id, strand: 'chats' as const, at: at.toISOString(), isSample: false },
      what: { kind: 'chat' as const, ...message },
    }));
    return { strand: 'chats', count: entries.length, entries };
  }

  private async home({ id: userId }: DayReader, { from, before }: DayWithin): Promise<StrandOfDay> {
    const query = { limit: MOST_ENTRIES, cursor: cursorBefore(before) };
    const [{ items }, { isSample }] = await Promise.all([
      this.homes.listActivity(userId, query),
      this.homes.describe(userId),
    ]);
    const entries = items
      .filter(({ at, undoneAt }) => undoneAt === null && Date.parse(at) >= from.getTime())
      .map(({ id, at, entity, entityName, service, channel, changes }) => ({
        ...{ id, strand: 'home' as const, at, isSample },
        what: {
          ...{ kind: 'home' as const, entityId: entity, name: entityName, service, channel },
          state: changes.find((change) => change.entity === entity)?.after.state ?? null,
        },
      }));
    return { strand: 'home', count: entries.length, entries };
  }

  private async automations({ id: userId }: DayReader, day: DayWithin): Promise<StrandOfDay> {
    const runs = await this.runs.within(userId, day, MOST_ENTRIES);
    const entries = runs.map(({ id, startedAt, automationId, name, results }) => ({
      ...{ id, strand: 'automations' as const, at: startedAt.toISOString(), isSample: false },
      what: { kind: 'automation' as const, automationId, name, results: [...results] },
    }));
    return { strand: 'automations', count: entries.length, entries };
  }
}
