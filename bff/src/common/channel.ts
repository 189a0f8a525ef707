/** How a request reached the twin. */
export const CHANNELS = ['chat', 'voice', 'screen', 'api'] as const;
export type Channel = (typeof CHANNELS)[number];
