import { z } from 'zod';

export const memoryIndex = z
  .object({
    model: z.string().nullable().meta({ description: 'Null while its server has not answered yet.' }),
    total: z.number().int(),
    done: z.number().int().meta({ description: 'Memories that can be found by meaning with this model.' }),
    running: z.boolean(),
    failed: z
      .array(
        z.object({
          memoryId: z.uuid(),
          excerpt: z.string(),
          error: z.string().meta({ description: 'What the server said.' }),
        }),
      )
      .meta({ description: 'At most a hundred that the server refused again and again, the latest first.' }),
  })
  .meta({ id: 'MemoryIndex' });
export type MemoryIndex = z.output<typeof memoryIndex>;
