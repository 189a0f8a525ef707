import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import { type LanguageModel } from '../../../integrations/language-model/language-model.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { type ModelCallsRepository } from './model-calls.repository.js';
import { ModelUnreachable } from './model.errors.js';
import { ModelStatusService } from './model-status.service.js';

describe('how the language model does', () => {
  const listModels = vi.fn<LanguageModel['listModels']>();
  const summarise = vi.fn<ModelCallsRepository['summarise']>();
  const clock = new FakeClock();
  let status: ModelStatusService;

  beforeEach(() => {
    listModels.mockReset().mockResolvedValue(['one']);
    summarise.mockReset();
    status = new ModelStatusService(
      { name: 'one', listModels } as unknown as LanguageModel,
      { summarise } as unknown as ModelCallsRepository,
      clock,
    );
  });

  it('is asked of its server once in ten seconds, whoever looks', async () => {
    await status.describe('ana');
    await status.list();
    clock.advance({ seconds: 9 });
    await status.describe('bo');
    expect(listModels).toHaveBeenCalledOnce();
    clock.advance({ seconds: 1 });
    await status.describe('bo');
    expect(listModels).toHaveBeenCalledTimes(2);
  });

  it('is told when it can’t be reached; what is wrong with us is not taken for it', async () => {
    listModels.mockRejectedValue(new ModelFailed('away'));
    expect(await status.describe('ana')).toMatchObject({ name: 'one', isReachable: false });
    await expect(status.list()).rejects.toThrow(ModelUnreachable);

    clock.advance({ seconds: 10 });
    listModels.mockRejectedValue(new TypeError('ours'));
    await expect(status.list()).rejects.toThrow(TypeError);
  });
});
