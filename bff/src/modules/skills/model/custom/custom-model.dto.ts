import { z } from 'zod';

const MAX_URL = 500;
const MAX_NAME = 200;
const MAX_KEY = 1_000;

const url = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example/v1' })
  .max(MAX_URL)
  .refine((text) => !/[?#]/.test(text), 'must be an address without ? and #');
const name = z.string().trim().min(1).max(MAX_NAME);
const apiKey = z
  .string()
  .max(MAX_KEY)
  .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
  .nullable()
  .optional()
  .meta({ description: 'Absent: the kept one stays, where the server is the same. Null: none.' });

export const customModel = z
  .object({
    url: z.string(),
    name: z.string(),
    hasKey: z.boolean().meta({ description: 'The key itself is never told.' }),
    isKeyLost: z
      .boolean()
      .meta({ description: 'It can’t be read any more. The model is not asked until it is entered again.' }),
  })
  .meta({ id: 'CustomModel' });
export type CustomModel = z.output<typeof customModel>;

export const saveCustomModel = z.strictObject({ url, name, apiKey }).meta({ id: 'SaveCustomModel' });
export type SaveCustomModel = z.output<typeof saveCustomModel>;

export const testCustomModel = z
  .strictObject({
    url,
    name: name.optional().meta({ description: 'Absent: only the server is tried.' }),
    apiKey,
  })
  .meta({ id: 'TestCustomModel' });
export type TestCustomModel = z.output<typeof testCustomModel>;

export const TEST_OUTCOMES = [
  'ok',
  'address-refused',
  'unreachable',
  'key-refused',
  'model-unknown',
] as const;

export const customModelTest = z
  .object({
    outcome: z.enum(TEST_OUTCOMES),
    detail: z.string().nullable().meta({ description: 'What is wrong, in a sentence.' }),
    models: z.array(z.object({ name: z.string() })).meta({ description: 'What the server has, by name.' }),
  })
  .meta({ id: 'CustomModelTest' });
export type CustomModelTest = z.output<typeof customModelTest>;
