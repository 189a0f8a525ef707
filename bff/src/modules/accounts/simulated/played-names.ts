import { wordMap } from '../../../common/word-map.js';

/** What people call the services. */
export const playedNames = wordMap<string>({
  'google.com': 'Google',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
});
