import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';

export const FEEDBACK_VERDICTS = ['up', 'down'] as const;
/** What was wrong: it is not so, something else was asked, it is known and was not found, its sources, its length. */
export const FEEDBACK_REASONS = ['untrue', 'misunderstood', 'missed', 'sources', 'wordy'] as const;

const MAX_COMMENT_LENGTH = 500;

export const messageFeedback = z
  .object({
    verdict: z.enum(FEEDBACK_VERDICTS),
    reasons: z.array(z.enum(FEEDBACK_REASONS)),
    comment: z.string().nullable(),
    givenAt: z.iso.datetime(),
  })
  .meta({ id: 'MessageFeedback' });
export type MessageFeedback = z.output<typeof messageFeedback>;

export const giveFeedback = z
  .strictObject({
    verdict: z.enum(FEEDBACK_VERDICTS),
    reasons: z
      .array(z.enum(FEEDBACK_REASONS))
      .max(FEEDBACK_REASONS.length)
      .default([])
      .overwrite((reasons) => [...new Set(reasons)]),
    comment: plainText(MAX_COMMENT_LENGTH).optional(),
  })
  .refine(
    ({ verdict, reasons, comment }) => verdict === 'down' || (reasons.length === 0 && comment === undefined),
    'Only a thumb down has reasons.',
  )
  .meta({ id: 'GiveFeedback', description: 'Takes the place of what was said of the answer before.' });
export type GiveFeedback = z.output<typeof giveFeedback>;
