import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { trimEndOf } from '../../common/language/trim-end.js';
import { type SkillRun } from './runs/runs.dto.js';
import { RunsService } from './runs/runs.service.js';
import { SCREEN_NAMES } from './screens.js';
import { occasionOf, type Phrase, type Skill, type SkillContext } from './skill.js';
import { type Utterance } from './understanding/utterance.js';

const parameters = z.object({ occasion: z.enum(['asked', 'greeted', 'thanked']) });
type Parameters = z.output<typeof parameters>;
type Occasion = Parameters['occasion'];

const ABILITIES =
  'Tell me something with “remember that …” and I keep it in your words. Ask me a question and I answer from what you told me, with the source under the answer. When I don’t know, I say so. I also keep your mood and readings such as weight or sleep, remind you, run timers and keep lists, and set what is in your home; “undo that” takes it back.';

const OCCASIONS: readonly [Occasion, RegExp][] = [
  [
    'asked',
    /^(?:help(?: me)?|what (?:all )?can you do(?: for me)?|what can i (?:ask|say|do)(?: you| here)?|what do you do|who are you|what are you|how do(?:es)? (?:you|this|it) work)$/iu,
  ],
  ['greeted', /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|greetings)(?: there| twyn)?$/iu],
  [
    'thanked',
    /^(?:(?:ok(?:ay)?|great|cool|perfect|nice|good)[\s,.!]*)?(?:thanks|thank you|thx|cheers)(?: a lot| so much| very much| twyn)?$/iu,
  ],
];

const REPLIES: Record<Occasion, string> = {
  asked: ABILITIES,
  greeted: `Hello. ${ABILITIES}`,
  thanked: 'You’re welcome.',
};

@Injectable()
export class CapabilitiesSkill implements Skill<Parameters> {
  readonly name = 'capabilities';
  readonly description = 'Says what I can do.';
  readonly parameters = parameters;
  readonly risk = 'read';
  readonly examples = ['What can you do?', 'Help', 'Hello!', 'Thanks'];

  constructor(private readonly runs: RunsService) {}

  understand({ text }: Utterance): Parameters | undefined {
    const plain = trimEndOf(text, /[\s?.!]/u);
    const found = OCCASIONS.find(([, pattern]) => pattern.test(plain));
    return found && { occasion: found[0] };
  }

  async *run({ occasion }: Parameters, context: SkillContext): AsyncGenerator<Phrase> {
    yield {
      text: REPLIES[occasion],
      ...(occasion === 'asked' && !context.isTemporary && { run: await this.noteScreen(context) }),
    };
  }

  /** A note of where there is more of it, with the way there. */
  private noteScreen(context: SkillContext): Promise<SkillRun> {
    return this.runs.record(occasionOf(context), {
      outcome: 'done',
      asked: [{ skill: this.name, parameters: { screen: 'skills' }, targets: [] }],
      result: `Here is ${SCREEN_NAMES.skills}.`,
      effects: [],
    });
  }
}
