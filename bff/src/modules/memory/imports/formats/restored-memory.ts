import { type ExportedEntity, type ExportedMemory } from '../../exports/exported-memory.js';

/** What is only known of a memory that comes from an export of Twyn's. */
export interface RestoredMemory {
  memory: ExportedMemory;
  /** Those it speaks of. */
  entities: ExportedEntity[];
}
