// `npm run test:talk`: the long everyday talks in a browser, which `npm test` has through the API (docs/testing.md).
import base from './playwright.config.ts';

export default { ...base, testDir: './talks', timeout: 300_000 };
