import type { ModelStatus } from '../../features/settings/api/model.api';

/** Nobody has asked it yet. */
export function makeModelStatus(overrides: Partial<ModelStatus> = {}): ModelStatus {
  return {
    name: 'qwen3:4b',
    isReachable: true,
    lastDay: {
      answered: 0,
      failed: 0,
      medianFirstMs: null,
      medianWholeMs: null,
      inputTokens: 0,
      outputTokens: 0,
    },
    own: null,
    isOwnAllowed: false,
    ...overrides,
  };
}
