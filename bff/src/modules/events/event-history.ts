import { type Notice } from './notices.js';

const MAX_NOTICES = 200;
const MAX_CHARACTERS = 200_000;

type Told = Pick<Notice, 'id' | 'json'>;
type Kept = Told & { readonly at: number };

interface Past {
  /** What was told before all that is kept; empty before the first. */
  before: string;
  notices: Kept[];
  characters: number;
  touchedAt: number;
}

/** What was told to each person lately, so that a tab whose stream broke goes on where it was. */
export class EventHistory {
  private readonly of = new Map<string, Past>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The last that a person was told. A person who was told nothing yet begins at `start`. */
  begin(userId: string, start: string): string {
    const past = this.pastOf(userId, start);
    return past.notices.at(-1)?.id ?? past.before;
  }

  add({ userId, id, json }: Notice): void {
    const past = this.pastOf(userId, '');
    past.notices.push({ id, json, at: this.now() });
    past.characters += json.length;
    past.touchedAt = this.now();
    while (past.notices.length > MAX_NOTICES || past.characters > MAX_CHARACTERS) {
      const first = past.notices.shift();
      if (!first) return;
      past.before = first.id;
      past.characters -= first.json.length;
    }
  }

  /** What came after that id; undefined where that cannot be told any more. */
  after(userId: string, id: string): readonly Told[] | undefined {
    const past = this.of.get(userId);
    if (!past || id === '') return undefined;
    if (past.before === id) return past.notices;
    const index = past.notices.findIndex((notice) => notice.id === id);
    return index < 0 ? undefined : past.notices.slice(index + 1);
  }

  /** What was told within that time: a tab that opens its stream has read what it shows a little before. */
  within(userId: string, ms: number): readonly Told[] {
    const since = this.now() - ms;
    return this.of.get(userId)?.notices.filter(({ at }) => at >= since) ?? [];
  }

  /** Of a person about whom nothing was told for so long, and who is not `kept`. */
  forgetOlderThan(ageMs: number, kept: (userId: string) => boolean): void {
    for (const [userId, { touchedAt }] of this.of) {
      if (this.now() - touchedAt > ageMs && !kept(userId)) this.of.delete(userId);
    }
  }

  clear(): void {
    this.of.clear();
  }

  private pastOf(userId: string, before: string): Past {
    const past = this.of.get(userId) ?? { before, notices: [], characters: 0, touchedAt: this.now() };
    this.of.set(userId, past);
    return past;
  }
}
