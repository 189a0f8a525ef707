import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';

const MAX_DEVICE_LENGTH = 60;
/** Some eight minutes of beats. */
export const MAX_LIVE_READINGS = 500;

const at = z.iso.datetime().meta({ description: 'The beginning of the second, or the end of the minute.' });
const liveReading = z.discriminatedUnion('metric', [
  z.strictObject({
    metric: z.literal('heart-rate'),
    value: z.number().min(20).max(300).meta({ description: 'Beats a minute.' }),
    at,
  }),
  z.strictObject({
    metric: z.literal('heart-rate-variability-rmssd'),
    value: z.number().min(1).max(400).meta({ description: 'Milliseconds, over the minute before.' }),
    at,
  }),
]);
export type LiveReading = z.output<typeof liveReading>;

export const recordLiveReadings = z
  .strictObject({
    device: plainText(MAX_DEVICE_LENGTH).meta({ description: 'As the strap calls itself.' }),
    readings: z.array(liveReading).min(1).max(MAX_LIVE_READINGS),
  })
  .meta({ id: 'RecordLiveReadings' });
export type RecordLiveReadings = z.output<typeof recordLiveReadings>;

export const recordedLiveReadings = z
  .object({
    kept: z.number().int().meta({ description: 'How many were new: sent again, none is kept twice.' }),
    skipped: z.number().int().meta({ description: 'How many had a time that can’t be, such as tomorrow.' }),
  })
  .meta({ id: 'RecordedLiveReadings' });
export type RecordedLiveReadings = z.output<typeof recordedLiveReadings>;
