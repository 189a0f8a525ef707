import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { type SkillRun } from '../../skills/runs/runs.dto.js';
import { RunsService } from '../../skills/runs/runs.service.js';
import { SCREEN_NAMES, SCREENS } from '../../skills/screens.js';
import { runOriginOf, type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';
import { type Clause } from '../../language/understanding.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const OCCASIONS = ['asked', 'greeted', 'thanked'] as const;
const parameters = z.object({ occasion: z.enum(OCCASIONS) });
type Parameters = z.output<typeof parameters>;
type Occasion = Parameters['occasion'];

/** How each is said: `capabilities.yaml`. */
const WORDS = knowledgeOf('capabilities', { says: OCCASIONS });

/** Keys of what is said then. */
const REPLIES: Record<Occasion, readonly string[]> = {
  asked: ['abilities'],
  greeted: ['hello', 'abilities'],
  thanked: ['thanked'],
};

export const CAPABILITIES = defineSkill({
  name: 'capabilities',
  title: 'What I can do',
  group: 'Everything else',
  answersMessages: true,
  icon: 'info',
  description: 'Says what I can do.',
  parameters,
  examples: ['What can you do?', 'Help', 'Hello!', 'Thanks'],
  risk: 'read',
  shows: ({ screen }) => ({ screen: SCREENS.find((name) => name === screen) }),
  dialogue: { isPassing: true },
});

@Injectable()
@AnswersMessages()
export class CapabilitiesSkill implements TalkSkill<Parameters> {
  readonly manifest = CAPABILITIES;
  readonly precedence = 30;

  constructor(private readonly runs: RunsService) {}

  understand({ text }: Utterance): Parameters | undefined {
    for (const { says } of WORDS.all()) {
      const occasion = OCCASIONS.find((each) => says[each].test(text));
      if (occasion) return { occasion };
    }
    return undefined;
  }

  fromClause({ chosen }: Clause): Parameters | undefined {
    return parameters.safeParse(chosen?.parameters).data;
  }

  async *run({ occasion }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    yield {
      text: REPLIES[occasion].map((key) => context.phrases.say(key)).join(' '),
      ...(occasion === 'asked' && !context.isTemporary && { run: await this.noteScreen(context) }),
    };
  }

  /** A note of where there is more of it, with the way there. */
  private noteScreen(context: SpokenContext): Promise<SkillRun> {
    return this.runs.record(runOriginOf(context), {
      outcome: 'completed',
      asked: [{ skill: CAPABILITIES.name, parameters: { screen: 'skills' }, targets: [] }],
      result: context.phrases.say('screen-opened', { screen: SCREEN_NAMES.skills }),
      effects: [],
    });
  }
}
