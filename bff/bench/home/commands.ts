import { setTimeout as wait } from 'node:timers/promises';
import { type Activity, type Person } from './person.ts';

const PAUSE_MS = 80;
const PERCENTS = 100;
/** As the server counts; another order of the factors rounds otherwise. */
const FULL = 255;

export interface Asked {
  readonly lamp: string;
  readonly percent: number;
  /** Undefined: no answer of the server came. */
  readonly answer: Activity | undefined;
}

export function keyOf(lamp: string, percent: number): string {
  return `${lamp} ${String(brightnessOf(percent))}`;
}

export function brightnessOf(percent: number): number {
  return Math.max(1, Math.round((percent / 100) * FULL));
}

/** Commands in quick succession, of which each asks its lamp for a brightness that it was not asked for before. */
export class Commands {
  private readonly person: Person;
  private readonly ids: ReadonlyMap<string, string>;
  private readonly asked: Promise<Asked>[] = [];
  private readonly from: number;
  private isAsking = false;
  private asking: Promise<void> = Promise.resolve();

  /** `from`: the first brightness, another one than that of a series before. */
  constructor(person: Person, ids: ReadonlyMap<string, string>, from: number) {
    this.from = from;
    this.person = person;
    this.ids = ids;
  }

  begin(): void {
    this.isAsking = true;
    this.asking = this.go();
  }

  /** Resolves once all are answered. */
  async end(): Promise<void> {
    this.isAsking = false;
    await this.asking;
    await Promise.all(this.asked);
  }

  all(): Promise<Asked[]> {
    return Promise.all(this.asked);
  }

  private async go(): Promise<void> {
    const lamps = [...this.ids];
    while (this.isAsking) {
      const nth = this.asked.length;
      const [lamp, id] = lamps[nth % lamps.length] ?? ['', ''];
      const percent = 1 + ((this.from + Math.floor(nth / lamps.length)) % PERCENTS);
      const answer = this.person.act(id, percent).catch(() => undefined);
      this.asked.push(answer.then((given) => ({ lamp, percent, answer: given })));
      await wait(PAUSE_MS);
    }
  }
}
