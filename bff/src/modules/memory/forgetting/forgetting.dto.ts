import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { timePageQuery } from '../../../common/http/time-page.js';
import { memoryFilter } from '../memory-filter.dto.js';
import { memory } from '../memory.dto.js';

const MAX_TOPIC_LENGTH = 500;
const MAX_EXCEPTIONS = 1_000;

/** What is to be forgotten: of whatever status, but for what is in the trash already. */
export const forgetTarget = memoryFilter
  .omit({ status: true })
  .extend({
    conversationId: z.uuid().optional().meta({ description: 'Told in this conversation.' }),
    topic: plainText(MAX_TOPIC_LENGTH)
      .optional()
      .meta({ description: 'What a search for it finds, strong or related; some two hundred at a time.' }),
    except: z.array(z.uuid()).max(MAX_EXCEPTIONS).default([]).meta({ description: 'These stay.' }),
  })
  .refine(
    (target) =>
      Object.entries<unknown>(target).some(([name, value]) => name !== 'except' && value !== undefined),
    'Say what to forget.',
  )
  .meta({ id: 'ForgetTarget' });
export type ForgetTarget = z.output<typeof forgetTarget>;

export const forgetPreviewRequest = z
  .strictObject({
    target: forgetTarget,
    ...timePageQuery.shape,
    limit: z.number().int().min(1).max(100).default(20),
  })
  .meta({ id: 'ForgetPreviewRequest' });
export type ForgetPreviewRequest = z.output<typeof forgetPreviewRequest>;

const alongside = {
  versions: z.number().int().meta({ description: 'What they had said before they were corrected.' }),
  links: z.number().int().meta({ description: 'Between them and other memories.' }),
  mentions: z.number().int().meta({ description: 'Of people, places, organisations and topics.' }),
  answers: z.number().int().meta({ description: 'Answers that rest on them.' }),
};

export const forgetPreview = z
  .object({
    count: z.number().int().meta({ description: 'Exact, however many: just these are forgotten.' }),
    items: z.array(memory),
    nextCursor: z.string().nullable(),
    alongside: z.object(alongside),
  })
  .meta({ id: 'ForgetPreview' });
export type ForgetPreview = z.output<typeof forgetPreview>;

export const forgetRequest = z
  .strictObject({
    target: forgetTarget,
    expectedCount: z.number().int().min(1).meta({ description: 'As the preview counted.' }),
    mode: z.enum(['trash', 'erase']).meta({ description: 'Trash can be restored for 30 days.' }),
  })
  .meta({ id: 'ForgetRequest' });
export type ForgetRequest = z.output<typeof forgetRequest>;

export const forgetReceipt = z
  .object({
    mode: z.enum(['trash', 'erase']),
    forgottenAt: z.iso.datetime(),
    forgotten: z.object({ memories: z.number().int(), ...alongside }),
  })
  .meta({ id: 'ForgetReceipt' });
export type ForgetReceipt = z.output<typeof forgetReceipt>;
