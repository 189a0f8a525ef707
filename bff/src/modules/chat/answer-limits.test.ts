import { TooManyRequests } from '../../common/http/request-errors.js';
import { AnswerLimits } from './answer-limits.js';

describe('AnswerLimits', () => {
  it('refuses the most of 500 messages a minute, says when to come back, and lets others go on', async () => {
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
});
