import type { SkillRun } from '../../shared/chat/api/chat.api';

export function makeSkillRun(overrides: Partial<SkillRun> = {}): SkillRun {
  return {
    id: 'run-1',
    at: new Date().toISOString(),
    channel: 'screen',
    outcome: 'completed',
    skills: ['remember'],
    targets: [],
    reminders: [],
    asked: [],
    conversationId: null,
    messageId: null,
    screen: null,
    theme: null,
    cards: [],
    isVisit: false,
    charts: [],
    result: 'Remembered.',
    confirmation: null,
    answerUntil: null,
    canUndo: true,
    undoUntil: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    undoneAt: null,
    ...overrides,
  };
}
