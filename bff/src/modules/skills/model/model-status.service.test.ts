import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { type ModelCallsRepository } from './model-calls.repository.js';
import { ModelUnreachable } from './model.errors.js';
import { type Models } from './models.service.js';
import { type CustomModelSettings } from './custom/custom-model-settings.service.js';
import { ModelStatusService } from './model-status.service.js';

describe('how the language model does', () => {
  const listModels = vi.fn<LanguageModel['listModels']>();
  const summarise = vi.fn<ModelCallsRepository['summarise']>();
  const clock = new FakeClock();
  const operators = { name: 'one', listModels } as unknown as LanguageModel;
  const of = vi.fn<Models['of']>();
  const describeOwn = vi.fn<CustomModelSettings['describe']>();
  let status: ModelStatusService;

  beforeEach(() => {
    listModels.mockReset().mockResolvedValue(['one']);
    summarise.mockReset();
    of.mockReset().mockResolvedValue(operators);
    describeOwn.mockReset().mockResolvedValue(null);
    status = new ModelStatusService(
      { of } as unknown as Models,
      { describe: describeOwn, isAllowed: true } as unknown as CustomModelSettings,
      { summarise } as unknown as ModelCallsRepository,
      clock,
    );
  });

  it('is asked of its server once in ten seconds, whoever looks', async () => {
    await status.describe('ana');
    await status.list('ana');
    clock.advance({ seconds: 9 });
    await status.describe('bo');
    expect(listModels).toHaveBeenCalledOnce();
    clock.advance({ seconds: 1 });
    await status.describe('bo');
    expect(listModels).toHaveBeenCalledTimes(2);
  });

  it('is asked of each user’s own server, and of none where the key is lost', async () => {
    const ownList = vi.fn<LanguageModel['listModels']>().mockResolvedValue(['own']);
    const own = { url: 'https://own.example', name: 'own', hasKey: true, isKeyLost: false };
    describeOwn.mockResolvedValue(own);
    of.mockResolvedValue({ name: 'own', listModels: ownList } as unknown as LanguageModel);
    expect(await status.describe('ana')).toMatchObject({ name: 'own', isReachable: true, own });

    describeOwn.mockResolvedValue({ ...own, isKeyLost: true });
    of.mockResolvedValue(null);
    expect(await status.describe('ana')).toMatchObject({ name: 'own', isReachable: false });
    expect(await status.list('ana')).toEqual({ items: [] });
    expect(listModels).not.toHaveBeenCalled();
    expect(ownList).toHaveBeenCalledOnce();
  });

  it('is told when it can’t be reached; what is wrong with us is not taken for it', async () => {
    listModels.mockRejectedValue(new ModelFailed('away'));
    expect(await status.describe('ana')).toMatchObject({ name: 'one', isReachable: false });
    await expect(status.list('ana')).rejects.toThrow(ModelUnreachable);

    clock.advance({ seconds: 10 });
    listModels.mockRejectedValue(new TypeError('ours'));
    await expect(status.list('ana')).rejects.toThrow(TypeError);
  });
});
