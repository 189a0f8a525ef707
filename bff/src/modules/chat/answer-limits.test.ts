import { TooManyRequests } from '../../common/http/request-errors.js';
import { AnswerLimits } from './answer-limits.js';
import { TooManyAnswers } from './chat.errors.js';

describe('AnswerLimits', () => {
  it('L2: refuses the most of 500 messages a minute, says when to come back, and lets others go on', async () => {
    const limits = new AnswerLimits();
    const refusals: unknown[] = [];
    for (let sent = 0; sent < 500; sent += 1) {
      await limits.take('u1').then(
        (giveBack) => giveBack(),
        (refusal: unknown) => refusals.push(refusal),
      );
    }
    expect(refusals).toHaveLength(380);
    const [refusal] = refusals as TooManyRequests[];
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect(Number(refusal?.headers['Retry-After'])).toBeGreaterThan(0);
    (await limits.take('u2'))();
  });

  it('lets one user have four answers written at a time, and others theirs', async () => {
    const limits = new AnswerLimits();
    const [first, second] = [await limits.take('u1'), await limits.take('u1')];
    await limits.take('u1');
    await limits.take('u1');
    await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
    await limits.take('u2');

    first();
    await limits.take('u1');
    await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
    second();
    await limits.take('u1');
    await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
  });

  it('has all four again when all are written', async () => {
    const limits = new AnswerLimits();
    for (let round = 0; round < 2; round += 1) {
      const taken = [];
      for (let answer = 0; answer < 4; answer += 1) taken.push(await limits.take('u1'));
      await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
      for (const giveBack of taken) giveBack();
    }
  });

  it('still counts what is being written when one answer of several is done', async () => {
    const limits = new AnswerLimits();
    const first = await limits.take('u1');
    await limits.take('u1');
    first();
    for (let answer = 0; answer < 3; answer += 1) await limits.take('u1');
    await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
  });

  it('takes no slot away when the last is given back twice', async () => {
    const limits = new AnswerLimits();
    const giveBack = await limits.take('u1');
    giveBack();
    giveBack();
    for (let answer = 0; answer < 4; answer += 1) await limits.take('u1');
    await expect(limits.take('u1')).rejects.toThrow(TooManyAnswers);
  });
});
