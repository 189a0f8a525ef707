import { AddressRefused } from '../../../../integrations/guard/address-rules.js';
import { ModelFailed } from '../../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../../integrations/language-model/language-model.js';
import { tried } from './tried-server.js';

const listModels = vi.fn<LanguageModel['listModels']>();
const server = (name: string): LanguageModel => ({ name, listModels }) as unknown as LanguageModel;

describe('a server that is tried', () => {
  it.each(['qwen3:4b', 'llama', 'llama:latest', ''])('has the model %j', async (name) => {
    listModels.mockResolvedValue(['qwen3:4b', 'llama:latest']);
    expect(await tried(server(name))).toEqual({
      outcome: 'ok',
      detail: null,
      models: [{ name: 'qwen3:4b' }, { name: 'llama:latest' }],
    });
  });

  it.each([
    ['address-refused', new ModelFailed('away', undefined, new AddressRefused('port'))],
    [
      'address-refused',
      new ModelFailed(
        'away',
        undefined,
        new TypeError('fetch failed', { cause: new AddressRefused('private') }),
      ),
    ],
    ['key-refused', new ModelFailed('key-refused')],
    ['unreachable', new ModelFailed('away', undefined, new TypeError('fetch failed'))],
  ])('may be wrong: %s', async (outcome, failure) => {
    listModels.mockRejectedValue(failure);
    expect(await tried(server('x'))).toEqual({ outcome, detail: expect.any(String) as string, models: [] });
  });

  it('is not blamed for what is wrong with us', async () => {
    listModels.mockRejectedValue(new TypeError('ours'));
    await expect(tried(server('x'))).rejects.toThrow(TypeError);
  });
});
