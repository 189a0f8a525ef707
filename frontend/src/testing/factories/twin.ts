import type { TwinCheck, TwinLine } from '../../features/twin/api/twin.api';

/** When all of it was. */
export const AT = '2026-05-01T08:00:00.000Z';

export function makeTwinLine(changes: Partial<TwinLine> = {}): TwinLine {
  return {
    ...{ id: 'l-1', about: 'you', span: 'lasting', text: 'You live in Lyon.', readAs: null },
    evidence: [{ memoryId: 'm-1', title: 'I live in Lyon', kind: 'fact', at: AT }],
    ...{ evidenceCount: 1, changes: 0, strength: 'once', since: AT, lastAt: AT, isSample: false },
    ...changes,
  };
}

export function makeTwinCheck(changes: Partial<TwinCheck> = {}): TwinCheck {
  const choices = ['Ines', 'Jonas', 'Mara'].map((text) => ({ id: text.toLowerCase(), text }));
  return {
    ...{ id: 'c-1', kind: 'person', question: 'Who of them matters most to you now?', choices },
    ...{ predicted: null, chosen: null, askedAt: AT, answeredAt: null },
    ...changes,
  };
}
