import { knowledgeOf } from '../language/knowledge/knowledge.js';

/** What people call metrics and their units: `readings.yaml`. */
export const READING_WORDS = knowledgeOf('readings', { tables: ['metrics', 'units'] });
