import path from 'node:path';

/** The repository's top folder. */
export const root = path.resolve(import.meta.dirname, '../..');
