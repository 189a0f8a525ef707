import { z } from 'zod';
import { memory } from '../memory.dto.js';

export const memoryLinks = z
  .object({
    to: z.array(memory).meta({ description: 'What it refers to.' }),
    from: z.array(memory).meta({ description: 'What refers to it.' }),
  })
  .meta({ id: 'MemoryLinks' });
export type MemoryLinks = z.output<typeof memoryLinks>;

export const memoryLink = z.strictObject({ toId: z.uuid() }).meta({ id: 'MemoryLink' });
export type MemoryLink = z.output<typeof memoryLink>;
