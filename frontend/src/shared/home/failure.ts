import type { HomeActivity } from './api/home.api';

/** Why what was asked did not come about, in words; nothing where it did, or may still. */
export function failureOf({
  outcome,
  outcomeReason,
}: Pick<HomeActivity, 'outcome' | 'outcomeReason'>): string | undefined {
  switch (outcome) {
    case 'no_answer':
      return outcomeReason ?? 'It did not answer within two seconds.';
    case 'refused':
      return outcomeReason ?? 'It was refused.';
    case 'done':
    case 'pending':
    case 'acknowledged':
      return undefined;
  }
}
