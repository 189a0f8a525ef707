import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';

const MAX_ANSWER_LENGTH = 1_000;

const interviewQuestion = z
  .object({ key: z.string(), about: z.enum(['you', 'people', 'preference', 'now']), question: z.string() })
  .meta({ id: 'TwinInterviewQuestion' });

export const twinInterview = z
  .object({
    questions: z.array(interviewQuestion).meta({ description: 'Three at most, of what least is known.' }),
    answered: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'TwinInterview' });
export type TwinInterview = z.output<typeof twinInterview>;

export const interviewKey = z.string().regex(/^[a-z]{1,20}$/u, 'Give the key of a question.');

export const answerInterview = z
  .strictObject({ text: plainText(MAX_ANSWER_LENGTH) })
  .meta({ id: 'AnswerTwinInterview' });
export type AnswerInterview = z.output<typeof answerInterview>;

export const interviewAnswered = z
  .object({
    memoryId: z.uuid(),
    text: z.string().meta({ description: 'As it is kept.' }),
    runId: z.uuid().meta({ description: 'By which it can be undone.' }),
  })
  .meta({ id: 'TwinInterviewAnswered' });
export type InterviewAnswered = z.output<typeof interviewAnswered>;
