import { z } from 'zod';
import { memory } from '../memory/memory.dto.js';
import { skillRun } from '../skills/runs/runs.dto.js';

/** As many as an answer may cite. */
const MAX_FORGOTTEN = 100;

export const messageMemories = z
  .object({ items: z.array(memory) })
  .meta({ id: 'MessageMemories', description: 'What “forget this” would forget.' });
export type MessageMemories = z.output<typeof messageMemories>;

export const rememberMessage = z.strictObject({}).meta({ id: 'RememberMessage' });
export type RememberMessage = z.output<typeof rememberMessage>;

export const rememberedMessage = z
  .object({
    memory,
    run: skillRun.nullable().meta({ description: 'Null where it was remembered before: nothing was done.' }),
  })
  .meta({ id: 'RememberedMessage' });
export type RememberedMessage = z.output<typeof rememberedMessage>;

export const forgetFromMessage = z
  .strictObject({
    memoryIds: z
      .array(z.uuid())
      .min(1)
      .max(MAX_FORGOTTEN)
      .meta({ description: 'All of them are forgotten, or none: as they were shown before the yes.' }),
  })
  .meta({ id: 'ForgetFromMessage' });
export type ForgetFromMessage = z.output<typeof forgetFromMessage>;

/** What was done, with its way back. */
export const forgottenFromMessage = skillRun;
export type ForgottenFromMessage = z.output<typeof forgottenFromMessage>;
