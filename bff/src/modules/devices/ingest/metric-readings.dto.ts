import { z } from 'zod';
import { metricName } from '../../biometrics/readings.dto.js';

/** So many readings a call: a watch that was offline for a day sends a few calls. */
export const MOST_INGESTED = 5_000;

const sentReading = z.strictObject({
  metric: metricName,
  value: z.number().min(-1e9).max(1e9),
  unit: z.string().trim().max(20).optional().meta({
    description: 'The one in which the metric is kept, where it is left out.',
  }),
  at: z.iso.datetime({ offset: true }).meta({ description: 'When it began, with the offset of the place.' }),
  until: z.iso.datetime({ offset: true }).optional().meta({ description: 'When it ended, of what lasts.' }),
});
export type SentReading = z.output<typeof sentReading>;

export const ingestReadings = z
  .strictObject({
    readings: z.array(sentReading).min(1).max(MOST_INGESTED),
    sentAt: z.iso.datetime({ offset: true }).optional().meta({
      description: 'By the clock of the device: how far it is off is told back.',
    }),
  })
  .meta({ id: 'IngestReadings' });
export type IngestReadings = z.output<typeof ingestReadings>;

export const ingestReport = z
  .object({
    kept: z.int(),
    repeated: z.int().meta({ description: 'Kept before: a batch may be sent again.' }),
    refused: z.array(
      z.object({ index: z.int().meta({ description: 'In the batch, from 0.' }), reason: z.string() }),
    ),
    clockSkewSeconds: z.number().nullable().meta({ description: 'How far the device’s clock is ahead.' }),
  })
  .meta({ id: 'IngestReport' });
export type IngestReport = z.output<typeof ingestReport>;
