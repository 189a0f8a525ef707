import { setTimeout as wait } from 'node:timers/promises';
import { type MqttClient } from 'mqtt';
import { quantile, round } from '../lib/quantile.ts';
import { brightnessOf } from './commands.ts';
import { type Person } from './person.ts';
import { type Tabs } from './tabs.ts';
import { ASK } from './topics.ts';

export const LAMP = 'lamp-0';
const PAUSE_MS = 100;

interface Measured {
  /** How many times a bare round trip, at the median. */
  readonly times: number;
  readonly p95: number;
  readonly lost: number;
}

/** Asks the lamp for one brightness after the other. */
export class Asker {
  private lampId: string | undefined;
  private percent = 0;

  private readonly client: MqttClient;
  private readonly owner: Person;
  private readonly tabs: Tabs;

  constructor(client: MqttClient, owner: Person, tabs: Tabs) {
    this.client = client;
    this.owner = owner;
    this.tabs = tabs;
  }

  /** A bare round trip and a command by turns, so that both meet the same load. */
  async run(name: string, count: number): Promise<Measured> {
    this.lampId ??= (await this.owner.entities()).get(LAMP)?.id;
    const [bare, told, answered]: [number[], number[], number[]] = [[], [], []];
    let [untold, unanswered] = [0, 0];
    for (let nth = 0; nth < count; nth += 1) {
      bare.push(await this.roundTrip(nth));
      await wait(PAUSE_MS * Math.random());
      const startedAt = performance.now();
      this.percent = (this.percent % 100) + 1;
      const allTold = this.tabs.allTold(brightnessOf(this.percent));
      const { outcome } = await this.owner.act(this.lampId ?? '', this.percent);
      answered.push(performance.now() - startedAt);
      const at = await allTold;
      if (outcome !== 'acknowledged') unanswered += 1;
      if (at === undefined) untold += 1;
      else told.push(at - startedAt);
      await wait(PAUSE_MS * Math.random());
    }
    const times = quantile(told, 0.5) / quantile(bare, 0.5);
    const row = (all: readonly number[]) => ({
      p50: quantile(all, 0.5),
      p95: quantile(all, 0.95),
      'p50 × bare': round(quantile(all, 0.5) / quantile(bare, 0.5)),
      'p95 × bare p95': round(quantile(all, 0.95) / quantile(bare, 0.95)),
    });
    console.log(
      `${String(count)} commands, ${name}; not told to all: ${String(untold)}, not acknowledged: ${String(unanswered)}`,
    );
    console.table({
      'bare round trip, ms': row(bare),
      'command until 20 tabs know, ms': row(told),
      'command until its own answer, ms': row(answered),
    });
    return { times, p95: quantile(told, 0.95), lost: untold + unanswered };
  }

  private async roundTrip(nth: number): Promise<number> {
    const startedAt = performance.now();
    const answer = new Promise((resolve) => this.client.once('message', resolve));
    this.client.publish(ASK, String(nth));
    await answer;
    return performance.now() - startedAt;
  }
}
