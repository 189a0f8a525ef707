import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { messageReader } from '../../skills/kit/templates/message-reader.js';
import { choice } from '../../skills/kit/templates/slots.js';
import { type SkillRun } from '../../skills/runs/runs.dto.js';
import { RunsService } from '../../skills/runs/runs.service.js';
import { SCREEN_NAMES, SCREENS } from '../../skills/screens.js';
import { runOriginOf, type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';
import { type Clause } from '../../language/understanding.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ occasion: z.enum(['asked', 'greeted', 'thanked']) });
type Parameters = z.output<typeof parameters>;
type Occasion = Parameters['occasion'];

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
  sentences: {
    slots: {
      occasion: choice({
        'help [me]|what [all] can you do [for me]|what can i (ask|say|do) [you|here]|what do you do|(who|what) are you|how (do|does) (you|this|it) work':
          'asked',
        '(hi|hello|hey|hiya|good (morning|afternoon|evening)|greetings) [there|twyn]': 'greeted',
        '[ok|okay|great|cool|perfect|nice|good] (thanks|thank you|thx|cheers) [a lot|so much|very much|twyn]':
          'thanked',
      }),
    },
    templates: ['{occasion:occasion}'],
  },
  shows: ({ screen }) => ({ screen: SCREENS.find((name) => name === screen) }),
  dialogue: { isPassing: true },
});
const occasionIn = messageReader(CAPABILITIES);

@Injectable()
@AnswersMessages()
export class CapabilitiesSkill implements TalkSkill<Parameters> {
  readonly manifest = CAPABILITIES;
  readonly precedence = 30;

  constructor(private readonly runs: RunsService) {}

  understand({ text }: Utterance): Parameters | undefined {
    return occasionIn(text);
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
