import { KNOWN_METRICS } from '../../biometrics/readings.service.js';

const NAMES = [...KNOWN_METRICS.flatMap(({ said }) => said), 'blood pressure'].toSorted(
  (a, b) => b.length - a.length,
);
/** A metric of the product as it is said; the longest name that fits. */
export const METRIC = `(?<metric>${NAMES.join('|')})`;
/** What may be a metric of the user's own. */
export const OWN_NAME = '(?<own>[a-z][a-z]*(?: [a-z]+){0,2})';
/** Nothing of the home or of time, which other rules read. */
export const NO_METRIC =
  /\b(?:timers?|alarms?|reminders?|lists?|lights?|temperature|minutes?|hours?|to|for|in|on|at|my|the|mood)\b/u;
