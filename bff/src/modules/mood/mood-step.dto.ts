import { z } from 'zod';
import { isMoodValue } from './moods.js';

/** One of the five steps of a mood. */
export const moodStep = z
  .number()
  .int()
  .min(1)
  .max(5)
  .refine(isMoodValue)
  .meta({ description: '1 awful, 2 bad, 3 okay, 4 good, 5 great.' });
