/** Who changed it: how the request came, or something outside of Twyn, such as a hand at the switch. */
export const CAUSES = ['chat', 'voice', 'screen', 'api', 'schedule', 'rule', 'outside'] as const;
export type Cause = (typeof CAUSES)[number];
