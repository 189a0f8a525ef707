/** How a request reached the twin; `schedule`: it was asked for earlier and became due. */
export const CHANNELS = ['chat', 'voice', 'screen', 'api', 'schedule'] as const;
export type Channel = (typeof CHANNELS)[number];
