// `npm run screenshots`: the pictures of the README, taken of the running product.
import base from './playwright.config.ts';

export default { ...base, testDir: './screenshots', reporter: [['list']] };
