/** How a request reached the twin; `schedule`: it was asked for earlier and became due; `rule`: an automation did it. */
export const CHANNELS = ['chat', 'voice', 'screen', 'api', 'schedule', 'rule'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where an entry of somebody's body or mood is from: a way to the twin, a file, or the sample data. */
export const ENTRY_SOURCES = [...CHANNELS, 'import', 'sample'] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];
