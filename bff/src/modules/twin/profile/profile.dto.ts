import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { memoryKind } from '../../memory/memory-fields.dto.js';

const MAX_LINE_LENGTH = 500;

export const twinEvidence = z
  .object({
    memoryId: z.uuid(),
    title: z.string(),
    kind: memoryKind,
    at: z.iso.datetime().meta({ description: 'When it happened, or was told where that is not known.' }),
  })
  .meta({ id: 'TwinEvidence' });
export type TwinEvidence = z.output<typeof twinEvidence>;

export const twinLine = z
  .object({
    id: z.uuid(),
    about: z.enum(['you', 'people', 'preference', 'now']),
    span: z.enum(['lasting', 'current']),
    text: z.string(),
    readAs: z.string().nullable().meta({ description: 'As it was read, where its owner put it otherwise.' }),
    evidence: z.array(twinEvidence).meta({ description: 'The newest; there may be more.' }),
    evidenceCount: z.number().int(),
    changes: z.number().int().meta({ description: 'Memories that said something else of the same before.' }),
    strength: z
      .enum(['strong', 'clear', 'once'])
      .meta({ description: 'Said three times or called important; twice; once.' }),
    since: z.iso.datetime().meta({ description: 'Of the oldest evidence.' }),
    lastAt: z.iso.datetime().meta({ description: 'Of the newest evidence.' }),
    isSample: z.boolean().meta({ description: 'All of its evidence is sample data.' }),
  })
  .meta({ id: 'TwinLine', description: 'Something that memories say of their owner, with those memories.' });
export type TwinLine = z.output<typeof twinLine>;

export const twinProfile = z
  .object({
    lines: z.array(twinLine),
    hidden: z.number().int().meta({ description: 'Lines that were forgotten and can be brought back.' }),
    standsOn: z.object({
      memories: z.number().int(),
      waiting: z.number().int().meta({ description: 'Guesses that wait for their owner’s word.' }),
    }),
  })
  .meta({ id: 'TwinProfile' });
export type TwinProfile = z.output<typeof twinProfile>;

export const editTwinLine = z
  .strictObject({ text: plainText(MAX_LINE_LENGTH) })
  .meta({ id: 'EditTwinLine', description: 'In the words of its owner.' });
export type EditTwinLine = z.output<typeof editTwinLine>;

export const restoredLines = z.object({ restored: z.number().int() }).meta({ id: 'RestoredTwinLines' });
export type RestoredLines = z.output<typeof restoredLines>;
