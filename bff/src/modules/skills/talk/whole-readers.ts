import { type SkillCall } from '../kit/skill-handler.js';
import { type WholeReader } from '../kit/whole-reader.js';
import { askedAtOnce } from './asked-at-once.js';
import { type MessageReader, type SaidMessage } from './message-reader.service.js';

/** What a message asks for as a whole, before its clauses are looked at. */
export class WholeReaders {
  private readers: readonly WholeReader[] | undefined;

  /** `found` is asked at the first use: the modules that provide the readers have started by then. */
  constructor(private readonly found: () => readonly WholeReader[]) {}

  /** `readAs`: a part of the message, read as if it were said alone. */
  read(
    { text, home, phrases }: SaidMessage,
    messages: Pick<MessageReader, 'skills'>,
    readAs: (part: string) => SaidMessage,
  ): readonly SkillCall[] | undefined {
    this.readers ??= this.found();
    const readAlone = (part: string): { outcome: 'act' | 'ask' | 'none'; calls: SkillCall[] } => {
      const { outcome, calls } = askedAtOnce(readAs(part), messages.skills);
      return { outcome, calls: calls.map(({ call }) => call) };
    };
    for (const reader of this.readers) {
      const calls = reader.read({ text, home, phrases, readAlone });
      if (calls) return calls;
    }
    return undefined;
  }
}
