export const METRIC_GROUPS = ['heart', 'sleep', 'activity', 'body', 'mind', 'intake', 'own'] as const;
export type MetricGroup = (typeof METRIC_GROUPS)[number];

/** What a reading measures. `range` is what a person could have; what lies outside is a slip or a fault of the device. */
export interface Metric {
  /** As HL7 FHIR calls its vital signs, where it has a name for it. */
  readonly name: string;
  readonly group: MetricGroup;
  /** As it stands in a sentence after "your". */
  readonly noun: string;
  /** As a heading, where that is not the noun with a capital. */
  readonly title?: string;
  /** The code of LOINC, where it has one for this. */
  readonly loinc?: string;
  /** The unit in which its readings are kept; none for what is counted. */
  readonly unit: string;
  readonly decimals: number;
  readonly range?: readonly [least: number, most: number];
  /** The readings of a day add up: glasses of water do, heart rates do not. */
  readonly isSum?: true;
  /** A night counts for the day on which it ends. */
  readonly isOfNight?: true;
  /** What adds up to it where a source tells only these. */
  readonly parts?: readonly string[];
  /** Where nothing is kept under this name, one of these is meant. */
  readonly orElse?: readonly string[];
}
