/** How readings of a series came: told to the twin, sent by a device, measured in the browser, from a file, or invented. */
export const READING_ORIGINS = ['told', 'device', 'live', 'import', 'sample'] as const;
export type ReadingOrigin = (typeof READING_ORIGINS)[number];
