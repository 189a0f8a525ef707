import { z } from 'zod';
import { finding } from '../../insights/findings/findings.dto.js';
import { REVIEW_KINDS } from './review.js';

export const reviewKind = z.enum(REVIEW_KINDS);
export const reviewStart = z.iso.date().meta({ description: 'Any day of it: 2026-11-26.' });

const over = z.object({ mean: z.number(), days: z.number().int() });

export const reviewFigure = z
  .object({
    key: z.string(),
    domain: z.enum(['body', 'mood', 'memory', 'home']),
    label: z.string(),
    unit: z.string(),
    decimals: z.number().int(),
    mean: z.number(),
    days: z.number().int().meta({ description: 'Days that have a value.' }),
    before: over.nullable().meta({ description: 'The same of the time of equal length before.' }),
  })
  .meta({ id: 'ReviewFigure' });

export const review = z
  .object({
    kind: reviewKind,
    from: z.iso.date(),
    to: z.iso.date().meta({ description: 'The last day of it.' }),
    isOver: z.boolean(),
    isSample: z.boolean().meta({ description: 'Some of it is sample data.' }),
    madeAt: z.iso
      .datetime()
      .meta({ description: 'What is over is made once, and stays until it is made anew.' }),
    figures: z.array(reviewFigure),
    people: z.array(z.object({ name: z.string(), days: z.number().int() })),
    memoryCount: z.number().int(),
    memories: z
      .array(z.object({ id: z.uuid(), text: z.string(), date: z.iso.date() }))
      .meta({ description: 'Those that matter most, the earliest first.' }),
    findings: z.array(finding.pick({ id: true, sentence: true })),
    markdown: z.string().meta({ description: 'All of it as one text.' }),
  })
  .meta({ id: 'Review', description: 'What a week or a month was, without any guess.' });
export type Review = z.output<typeof review>;

export const reviewPeriods = z
  .object({
    items: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), days: z.number().int() })),
  })
  .meta({
    id: 'ReviewPeriods',
    description: 'Weeks or months of which something is known, the latest first.',
  });
export type ReviewPeriods = z.output<typeof reviewPeriods>;
