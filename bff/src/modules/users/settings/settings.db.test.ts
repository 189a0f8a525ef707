import { oneDriver } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { LANGUAGES } from '../../language/languages.js';

const NIGHT = { from: '22:00', until: '07:00' };

describe.each(oneDriver)('settings, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll, 'ana');

  const change = (body: object) => ana.patch('/api/me/settings').send(body).expect(200);

  it('are kept, each by itself, and are nobody else’s', async () => {
    const unset = {
      units: null,
      quietHours: null,
      learnsFromChat: true,
      keepTold: 'always',
      language: 'auto',
      homePlace: null,
      languages: [...LANGUAGES],
    };
    await ana.get('/api/me/settings').expect(200, unset);
    await change({ quietHours: NIGHT }).expect({ ...unset, quietHours: NIGHT });
    await change({ units: 'imperial' }).expect({ ...unset, units: 'imperial', quietHours: NIGHT });
    await change({}).expect({ ...unset, units: 'imperial', quietHours: NIGHT });
    await change({ learnsFromChat: false, quietHours: null });
    await change({ keepTold: 'ask' });
    await change({ language: 'de' });
    const changed = {
      units: 'imperial',
      quietHours: null,
      learnsFromChat: false,
      keepTold: 'ask',
      language: 'de',
      homePlace: null,
      languages: [...LANGUAGES],
    };
    await ana.get('/api/me/settings').expect(200, changed);
    const bo = await signedInBrowser(product.app, product.identity, 'bo');
    await bo.get('/api/me/settings').expect(200, unset);
  });
});
