import type { ReadingOverview } from '../../../shared/readings/api/readings.api';

type Origin = ReadingOverview['items'][number]['origin'];

export interface ReadingSource {
  origin: Origin;
  /** Of what was told the way it came. */
  source: string;
  device?: string;
}

const TOLD: Readonly<Record<string, string>> = {
  screen: 'Entered here',
  chat: 'Told in a conversation',
  voice: 'Said aloud',
  api: 'Sent by a program',
  schedule: 'Done by a reminder',
  rule: 'Done by an automation',
};

/** Who or what measured it, as people call it. */
export function sourceWords({ origin, source, device = '' }: ReadingSource): string {
  if (origin === 'sample') return 'Sample';
  if (origin === 'told') return TOLD[source] ?? 'Told by you';
  if (source === '') return device === '' ? 'A device' : device;
  return device === '' || device === source ? source : `${source}, ${device}`;
}

/** Whether it tells by itself, so that its silence means something. */
export function tellsByItself({ origin }: Pick<ReadingSource, 'origin'>): boolean {
  return origin === 'device' || origin === 'live';
}
