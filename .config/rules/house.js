import { maxParams } from './max-params.js';
import { noPolling } from './no-polling.js';
import { noSkillNames } from './no-skill-names.js';

/** The rules of our own. */
export default {
  meta: { name: 'house' },
  rules: { 'max-params': maxParams, 'no-polling': noPolling, 'no-skill-names': noSkillNames },
};
