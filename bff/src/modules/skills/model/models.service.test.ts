import { type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { type OwnServer, type OwnServers } from '../../../integrations/language-model/own-servers.js';
import { Models } from './models.service.js';
import { type KeptModel, type CustomModels } from './custom/custom-models.service.js';

describe('the language model of a user', () => {
  const operators = { name: 'operators' } as LanguageModel;
  const find = vi.fn<CustomModels['find']>();
  const model = vi.fn((server: OwnServer) => Promise.resolve({ ...server } as unknown as LanguageModel));
  const own: KeptModel = { url: 'https://own.example', name: 'own', apiKey: 'sk-1', isKeyLost: false };
  let models: Models;

  beforeEach(() => {
    find.mockReset().mockResolvedValue(own);
    model.mockClear();
    models = new Models(operators, { model } as unknown as OwnServers, { find } as unknown as CustomModels);
  });

  it('is the operator’s, or none, for who has named none', async () => {
    find.mockResolvedValue(null);
    expect(await models.of('ana')).toBe(operators);
    const none = new Models(null, { model } as unknown as OwnServers, { find } as unknown as CustomModels);
    expect(await none.of('ana')).toBeNull();
  });

  it('is their own where they have named one, and the same as long as nothing changes', async () => {
    const first = await models.of('ana');
    expect(first).toMatchObject({ url: own.url, name: 'own', apiKey: 'sk-1' });
    expect(await models.of('ana')).toBe(first);
    expect(await models.of('bo')).not.toBe(first);
  });

  it.each([{ url: 'https://other.example' }, { name: 'other' }, { apiKey: null }])(
    'is another one with %j',
    async (change) => {
      const before = await models.of('ana');
      find.mockResolvedValue({ ...own, ...change });
      expect(await models.of('ana')).toMatchObject(change);
      expect(await models.of('ana')).not.toBe(before);
    },
  );

  it('is none, and not the operator’s, while the key can’t be read', async () => {
    find.mockResolvedValue({ ...own, apiKey: null, isKeyLost: true });
    expect(await models.of('ana')).toBeNull();
    expect(model).not.toHaveBeenCalled();
  });

  it('is not kept for everybody for ever: who talked longest ago goes first', async () => {
    const [ana, bo] = [await models.of('ana'), await models.of('bo')];
    for (let user = 0; user < 198; user += 1) await models.of(String(user));
    expect(await models.of('ana')).toBe(ana);
    await models.of('one more');
    expect(await models.of('ana')).toBe(ana);
    expect(await models.of('bo')).not.toBe(bo);
  });
});
