import type { Message, SkillRun } from '../../shared/chat/api/chat.api';
import { formatQuantity } from '../../lib/format';

/** How the yes to a question is named: for what it does to the memories that the question quotes, where it quotes any. */
export function confirmWords({ asked }: Pick<SkillRun, 'asked'>, quoted: number): string {
  const [act] = asked;
  if (!act || asked.length > 1 || quoted === 0) return 'Yes, do it';
  return quoted === 1 ? `${act.title} it` : `${act.title} ${formatQuantity(quoted, 'memory', 'memories')}`;
}

/** The message asks whether it may, and says the memories' own words in doing so. */
export function quotesItsSources({
  text,
  citations,
  runs,
}: Pick<Message, 'text' | 'citations' | 'runs'>): boolean {
  return (
    runs.some(({ outcome }) => outcome === 'awaiting_confirmation') &&
    citations.every(({ quote }) => text.includes(quote))
  );
}
