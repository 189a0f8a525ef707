import { maxParams } from './max-params.js';
import { noPolling } from './no-polling.js';
import { noRecordOfWords } from './no-record-of-words.js';
import { noSkillNames } from './no-skill-names.js';

/** The rules of our own. */
export default {
  meta: { name: 'house' },
  rules: {
    'max-params': maxParams,
    'no-polling': noPolling,
    'no-record-of-words': noRecordOfWords,
    'no-skill-names': noSkillNames,
  },
};
