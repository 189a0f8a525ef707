import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { wallOf } from '../../../common/wall-clock.js';
import { CheckPools } from './check-pools.service.js';
import { type TwinCheck, type TwinChecks } from './checks.dto.js';
import { NoSuchChoice, TooLittleKnown, TwinCheckAnswered, TwinCheckNotFound } from './checks.errors.js';
import { type CheckRow, ChecksRepository } from './checks.repository.js';
import { type CheckKind, chooseChecks } from './choose-checks.js';
import { matchRateOf } from './match-rate.js';

/** Whose days are counted where. */
export interface CheckOwner {
  readonly id: string;
  readonly timeZone: string;
}

const AT_ONCE = 10;
const LATEST = 10;
const QUESTIONS: Readonly<Record<CheckKind, string>> = {
  person: 'Who of them matters most to you now?',
  place: 'Where of these are you at home most?',
  topic: 'Which of these is on your mind most?',
  liking: 'Which of these is most like you?',
};

/** Questions that the twin answers first, unseen, and its owner after it. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly checks: ChecksRepository,
    private readonly pools: CheckPools,
    private readonly clock: Clock,
  ) {}

  /** What is open, what was answered last, and how often the two agreed. */
  async list(owner: CheckOwner): Promise<TwinChecks> {
    const [open, answered, { names }] = await Promise.all([
      this.checks.findOpen(owner.id, AT_ONCE),
      this.checks.findAnswered(owner.id),
      this.pools.read(owner.id),
    ]);
    const isKnown = ({ choices }: CheckRow): boolean => choices.every((id) => names.has(id));
    const rate = matchRateOf(
      answered.map(({ choices, predicted, chosen, answeredAt }) => ({
        ...{ choices: choices.length, isMatch: predicted === chosen },
        month: monthOf(answeredAt ?? this.clock.now(), owner.timeZone),
      })),
    );
    return {
      open: open.filter(isKnown).map((row) => toCheck(row, names)),
      latest: answered
        .filter(isKnown)
        .slice(0, LATEST)
        .map((row) => toCheck(row, names)),
      rate: { ...rate, months: [...rate.months] },
    };
  }

  /** Fills up the open questions; what the twin says to each is written down before it is shown. Throws `TooLittleKnown`. */
  async ask(owner: CheckOwner): Promise<TwinChecks> {
    const [open, answered, { pools, names }] = await Promise.all([
      this.checks.findOpen(owner.id, AT_ONCE),
      this.checks.findAnswered(owner.id),
      this.pools.read(owner.id),
    ]);
    const asked = [...open, ...answered].map(({ choices }) => choices);
    const stillOpen = open.filter(({ choices }) => choices.every((id) => names.has(id)));
    const planned = chooseChecks(pools, asked, AT_ONCE - stillOpen.length);
    if (planned.length === 0 && stillOpen.length === 0) throw new TooLittleKnown();
    if (planned.length > 0) await this.checks.add(owner.id, planned.map(toRow(this.clock.now())));
    return this.list(owner);
  }

  /** Throws `TwinCheckNotFound`, `TwinCheckAnswered` and `NoSuchChoice`. */
  async answer(owner: CheckOwner, id: string, choice: string): Promise<TwinCheck> {
    const check = await this.checks.find(owner.id, id);
    if (!check) throw new TwinCheckNotFound();
    if (!check.choices.includes(choice)) throw new NoSuchChoice();
    const answered = await this.checks.answer(owner.id, id, choice, this.clock.now());
    if (!answered) throw new TwinCheckAnswered();
    const { names } = await this.pools.read(owner.id);
    return toCheck(answered, names);
  }

  /** Takes an open question away; it counts for nothing. Throws `TwinCheckNotFound`. */
  async skip(userId: string, id: string): Promise<void> {
    if (!(await this.checks.remove(userId, id))) throw new TwinCheckNotFound();
  }
}

function toRow(now: Date): (planned: ReturnType<typeof chooseChecks>[number], place: number) => CheckRow {
  return ({ kind, choices, predicted }, place) => ({
    ...{ id: crypto.randomUUID(), kind, choices: [...choices], predicted },
    ...{ chosen: null, answeredAt: null, askedAt: new Date(now.getTime() + place) },
  });
}

function toCheck(row: CheckRow, names: ReadonlyMap<string, string>): TwinCheck {
  const { id, kind, choices, predicted, chosen, askedAt, answeredAt } = row;
  return {
    ...{ id, kind, chosen, question: QUESTIONS[kind], predicted: chosen === null ? null : predicted },
    choices: choices.map((choice) => ({ id: choice, text: names.get(choice) ?? '' })),
    ...{ askedAt: askedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null },
  };
}

function monthOf(at: Date, timeZone: string): string {
  const { year, month } = wallOf(at, timeZone);
  return `${String(year)}-${String(month).padStart(2, '0')}`;
}
