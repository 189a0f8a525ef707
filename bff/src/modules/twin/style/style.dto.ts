import { z } from 'zod';
import { LANGUAGES } from '../../language/languages.js';

const LEAST = 0;
const MOST = 100;

const slider = z.number().int().min(LEAST).max(MOST);
const sliderInQuery = z.coerce.number().int().min(LEAST).max(MOST);
const language = z
  .string()
  .refine((code) => code === 'auto' || LANGUAGES.includes(code), {
    error: `Give auto or one of ${LANGUAGES.join(', ')}.`,
  })
  .meta({ description: 'In which the twin speaks: auto is that of the question.' });

export const twinStyle = z
  .strictObject({
    length: slider.meta({ description: 'From 0, short, to 100, long.' }),
    warmth: slider.meta({ description: 'From 0, plain, to 100, warm.' }),
    formality: slider.meta({ description: 'From 0, casual, to 100, formal.' }),
    humour: slider.meta({ description: 'From 0, none, to 100, some.' }),
    language,
  })
  .meta({ id: 'TwinStyle' });
export type TwinStyle = z.output<typeof twinStyle>;

export const twinVersion = z
  .object({
    ...twinStyle.shape,
    id: z.uuid(),
    number: z.number().int(),
    restoredFrom: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The version that was brought back by it.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TwinVersion' });
export type TwinVersion = z.output<typeof twinVersion>;

export const twinVersions = z
  .object({
    current: twinStyle.extend({ number: z.number().int() }).meta({
      id: 'CurrentTwinStyle',
      description: 'Number 0 as long as nothing was saved.',
    }),
    usual: twinStyle.meta({ description: 'As it is for those who have set nothing.' }),
    items: z.array(twinVersion).meta({ description: 'The newest first.' }),
  })
  .meta({ id: 'TwinVersions' });
export type TwinVersions = z.output<typeof twinVersions>;

export const stylePreviewQuery = z
  .strictObject({
    length: sliderInQuery,
    warmth: sliderInQuery,
    formality: sliderInQuery,
    humour: sliderInQuery,
    language,
    against: z.uuid().optional().meta({ description: 'The version before; by default the current one.' }),
  })
  .meta({ id: 'TwinStylePreviewQuery' });
export type StylePreviewQuery = z.output<typeof stylePreviewQuery>;

const sampleAnswer = z
  .object({ version: z.number().int().nullable(), text: z.string(), words: z.number().int() })
  .meta({ id: 'TwinSampleAnswer' });

export const stylePreview = z
  .object({
    question: z.string(),
    before: sampleAnswer,
    after: sampleAnswer,
    sources: z.array(z.object({ memoryId: z.uuid(), title: z.string() })),
  })
  .meta({ id: 'TwinStylePreview', description: 'The same answer from the same memories, in two styles.' });
export type StylePreview = z.output<typeof stylePreview>;
