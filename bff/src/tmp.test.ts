import { it } from 'vitest';
import * as c from './modules/language/acts/classifier.js';
it('x', () => {
  console.log(Object.keys(c));
});
