import { z } from 'zod';

const count = z.number().int();

export const sampleData = z
  .object({
    memories: count,
    moodEntries: count,
    readings: count,
    reminders: count,
    devices: count.meta({ description: 'Of the sample home, where that is the home.' }),
  })
  .meta({ id: 'SampleData', description: 'How much sample data is, or was, in the account.' });
export type SampleData = z.output<typeof sampleData>;

export const addSampleData = z.strictObject({}).meta({ id: 'AddSampleData' });
export type AddSampleData = z.output<typeof addSampleData>;
