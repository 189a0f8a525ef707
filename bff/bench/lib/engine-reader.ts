import type { Home } from '../../src/integrations/home/home.ts';
import type * as language from '../../src/modules/language/language.service.ts';
import type { Clause, Parameters } from '../../src/modules/language/understanding.ts';
import type * as calls from '../../src/modules/skills/talk/clause-calls.ts';
import type * as reader from '../../src/modules/skills/talk/message-reader.service.ts';
import type * as place from '../../src/modules/skills/talk/surroundings.service.ts';
import type * as agreeing from '../../src/modules/skills/talk/yes-or-no.ts';
import { builtSkills } from './built-skills.ts';
import { built } from './memory-product.ts';

/** What a sentence asks for, as the chat reads it. */
export interface Heard {
  /** `ask`: something is asked first, so nothing happens. */
  readonly outcome: 'act' | 'ask' | 'none';
  readonly intents: readonly HeardIntent[];
}

export interface HeardIntent {
  readonly skill: string;
  /** Of the call, and as they were said. */
  readonly parameters: Parameters;
  readonly targets: readonly string[];
}

export type ReadSentence = (text: string, home: Home, areaId?: string) => Heard;

const LANGUAGE = 'en';
const YES_OR_NO = 'dialogue.yesno';
/** Whoever answers what is asked of it. */
const MEMORY = 'recall';

/** The engine of the built product, without a conversation around the sentence. */
export async function engineReader(): Promise<ReadSentence> {
  const { LanguageService } = await built<typeof language>('modules/language/language.service');
  const { MessageReader } = await built<typeof reader>('modules/skills/talk/message-reader.service');
  const { Surroundings } = await built<typeof place>('modules/skills/talk/surroundings.service');
  const { callsOf } = await built<typeof calls>('modules/skills/talk/clause-calls');
  const { yesOrNo } = await built<typeof agreeing>('modules/skills/talk/yes-or-no');
  const skills = await builtSkills();
  const languages = new LanguageService();
  const now = new Date();
  const homes: unknown = undefined;
  const runs: unknown = undefined;
  const messages = new MessageReader(
    new Surroundings(
      homes as never,
      skills,
      { now: () => now },
      homes as never,
      homes as never,
      homes as never,
    ),
    languages,
    runs as never,
  );
  const users = new Map<Home, string>();
  return (text, home, areaId) => {
    const userId = users.get(home) ?? String(users.size);
    users.set(home, userId);
    const said = messages.readAlone({ userId, text, home, timeZone: 'UTC', areaId, now });
    const read = said.understanding.clauses.map((clause) => ({
      clause,
      reading: callsOf(clause, said, skills),
    }));
    const asked = read.filter(({ reading }) => reading !== undefined);
    const intents = asked.flatMap(({ clause, reading }) =>
      (reading?.calls ?? []).map(({ skill, parameters, targets }) => ({
        skill,
        parameters: { ...clause.chosen?.parameters, ...parameters },
        targets,
      })),
    );
    const answered = read.flatMap(({ clause, reading }) => (reading ? [] : answeredBy(clause)));
    if (asked.length > 0) {
      const isAsked = asked.every(({ reading }) => reading?.question !== undefined);
      return { outcome: isAsked ? 'ask' : 'act', intents };
    }
    const isReply = yesOrNo(text, languages.packOf(LANGUAGE)) !== undefined;
    return {
      outcome: 'none',
      intents:
        isReply && answered.length === 0 ? [{ skill: YES_OR_NO, parameters: {}, targets: [] }] : answered,
    };
  };
}

/** What is understood and answered, but nothing that is done: the weather, “never mind”. */
function answeredBy({ act, chosen }: Clause): HeardIntent[] {
  if (act === 'ask') return [{ skill: MEMORY, parameters: {}, targets: [] }];
  if (!chosen || chosen.source === 'classifier') return [];
  return [{ skill: chosen.skill, parameters: chosen.parameters, targets: chosen.targets }];
}
