// `npm run screenshots`: the pictures that the site and the README show, and every public page to be looked at.
import base from './playwright.config.ts';

export default { ...base, testDir: './screenshots', reporter: [['list']] };
