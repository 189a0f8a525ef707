import { type Person, type ToldEvent } from './person.ts';

const TOLD_WITHIN_MS = 5_000;

/** Open tabs, and what each of them was told. */
export class Tabs {
  /** Of each tab, what it was told of each entity last. */
  readonly seen: Map<string, ToldEvent>[] = [];
  messages = 0;
  private readonly closing: (() => void)[] = [];
  private awaited: { brightness: number; left: Set<number>; told: (at: number) => void } | undefined;

  async open(person: Person): Promise<void> {
    const index = this.seen.push(new Map()) - 1;
    this.closing.push(await person.follow((events) => this.hear(index, events)));
  }

  /** When the last of all tabs was told that the lamp is as bright; undefined: some were not. */
  allTold(brightness: number): Promise<number | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), TOLD_WITHIN_MS);
      const told = (at: number): void => {
        clearTimeout(timer);
        resolve(at);
      };
      this.awaited = { brightness, left: new Set(this.seen.keys()), told };
    });
  }

  close(): void {
    for (const close of this.closing) close();
  }

  private hear(index: number, events: readonly ToldEvent[]): void {
    this.messages += 1;
    for (const event of events) {
      if (event.entityId !== undefined) this.seen[index]?.set(event.entityId, event);
      const { awaited } = this;
      if (!awaited || event.attributes?.brightness !== awaited.brightness) continue;
      awaited.left.delete(index);
      if (awaited.left.size === 0) awaited.told(performance.now());
    }
  }
}
