import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { wallOf } from '../../../common/wall-clock.js';
import { SkillsService } from '../../skills/skills.service.js';
import { findRoutines, type Routine, WEEKS } from './find-routines.js';
import { HappeningsRepository } from './happenings.repository.js';
import { type TwinRoutines } from './routines.dto.js';

interface Owner {
  readonly id: string;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
/** One more than the weeks have: a day begins elsewhere at another moment. */
const DAYS_READ = WEEKS * 7 + 1;
const MOST = 20;

/** What its owner does at the same hour of a weekday, counted from timestamps alone. */
@Injectable()
export class RoutinesService {
  constructor(
    private readonly happenings: HappeningsRepository,
    private readonly skills: SkillsService,
    private readonly clock: Clock,
  ) {}

  async list(owner: Owner): Promise<TwinRoutines> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAYS_READ * DAY_MS);
    const found = findRoutines(await this.happenings.findSince(owner, since), dayNumberAt(now, owner));
    const titles = new Map(this.skills.list().items.map(({ name, title }) => [name, title]));
    const named = (routine: Routine): Routine =>
      routine.kind === 'skill' ? { ...routine, name: titles.get(routine.name) ?? routine.name } : routine;
    return {
      items: found.slice(0, MOST).map((routine) => ({ ...named(routine), weekdays: [...routine.weekdays] })),
      ofWeeks: WEEKS,
    };
  }
}

function dayNumberAt(at: Date, { timeZone }: Owner): number {
  const { year, month, day } = wallOf(at, timeZone);
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}
