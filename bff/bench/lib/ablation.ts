import { percentage, reordered, type Weighed } from './cross-validation.ts';
import { ADVERSARIAL, gain, recall } from './retrieval-metrics.ts';

/** What each signal brings, by ranking the same results without it. */
export function withoutEach(weighed: readonly Weighed[]): Record<string, Record<string, number>> {
  const names = Object.keys(weighed[0]?.signals[0] ?? {});
  const rows = ['nothing', ...names].map((left) => {
    const factors = names.map((name) => (name === left ? 0 : 1));
    const ranked = weighed.map((one) => ({ ...one, ranking: reordered(one, names, factors) }));
    const four = ranked.filter(({ category }) => category !== ADVERSARIAL);
    const adversarial = ranked.filter(({ category }) => category === ADVERSARIAL);
    return [
      `without ${left}`,
      {
        'R@10': percentage(four, (one) => recall(one, 10)),
        'nDCG@10': percentage(four, gain),
        'adversarial R@1': percentage(adversarial, (one) => recall(one, 1)),
      },
    ] as const;
  });
  return Object.fromEntries(rows);
}
