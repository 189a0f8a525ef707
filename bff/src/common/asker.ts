/** The ways by which the user asks for something or tells it. */
export const ASKERS = ['chat', 'voice', 'screen', 'api'] as const;
export type Asker = (typeof ASKERS)[number];
