import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Phrase, type Skill } from './skill.js';
import { type Utterance } from './understanding/utterance.js';

const parameters = z.object({ wish: z.enum(['leave-out', 'delete']) });
type Parameters = z.output<typeof parameters>;

const REPLIES: Record<Parameters['wish'], string> = {
  'leave-out': 'All right, I haven’t stored that.',
  delete: 'What shall I forget? Say “forget what I said about …”, or choose under Memory, Forget.',
};

@Injectable()
export class LeaveOutSkill implements Skill<Parameters> {
  readonly name = 'leave-out';
  readonly description = 'Leaves something unstored when you ask for that.';
  readonly parameters = parameters;
  readonly risk = 'read';
  readonly examples = [
    "Don't remember this.",
    'I am seeing a lawyer, but do not save that.',
    'Forget everything',
  ];

  understand({ storage }: Utterance): Parameters | undefined {
    return storage && storage.wish !== 'remember' ? { wish: storage.wish } : undefined;
  }

  *run({ wish }: Parameters): Generator<Phrase> {
    yield { text: REPLIES[wish] };
  }
}
