/** What is told of a device without being asked. */
export const ALERT_KINDS = ['silent', 'battery', 'odd'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
