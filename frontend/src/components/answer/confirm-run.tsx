import { Button, ConfirmCard, Glyph, type ConfirmChange } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message, SkillRun } from '../../shared/chat/api/chat.api';
import { useIsPast } from '../use-is-past';

/** More are counted: who asks for that many knows them. */
const MAX_LISTED = 10;

interface ConfirmRunProps {
  run: SkillRun;
  /** The memories that it is about. */
  citations: Message['citations'];
  /** Answers the question in the owner's name. */
  onReply: (reply: string) => void;
  /** Asks the same anew, once it is too late for a yes. */
  onAskAgain: (() => void) | undefined;
}

/** What would be done, thing by thing, and the button that is named for it. */
export function ConfirmRun(props: ConfirmRunProps): ReactElement | null {
  const { run, citations, onReply, onAskAgain } = props;
  const { confirmation, asked, answerUntil } = run;
  const isExpired = useIsPast(answerUntil);
  if (!confirmation) return null;
  const { act, memoriesThen } = confirmation;
  const isOfMemories = memoriesThen !== null;
  const changes = changesOf(confirmation, citations);
  return (
    <ConfirmCard
      glyph={
        isOfMemories ? <Glyph domain="memory" /> : <Glyph domain="home" icon={asked[0]?.icon ?? 'home'} />
      }
      title={act}
      note={isExpired ? 'This confirmation has expired. Nothing was changed.' : undefined}
      changes={changes.slice(0, MAX_LISTED)}
      more={Math.max(0, changes.length - MAX_LISTED)}
      valuesAt={isOfMemories ? 'below' : 'beside'}
      actions={
        isExpired ? (
          onAskAgain && (
            <Button size="sm" onClick={onAskAgain}>
              Ask again
            </Button>
          )
        ) : (
          <>
            <Button size="sm" tone="primary" onClick={() => onReply('Yes')}>
              {act}
            </Button>
            <Button size="sm" tone="quiet" onClick={() => onReply('No')}>
              Not now
            </Button>
          </>
        )
      }
    />
  );
}

/** The question that the answer asks with a card, while it can still be answered. */
export function questionOf({ runs }: Pick<Message, 'runs'>): SkillRun | undefined {
  return runs.find(({ outcome, confirmation }) => outcome === 'awaiting_confirmation' && confirmation);
}

function changesOf(
  { changes, memoriesThen }: NonNullable<SkillRun['confirmation']>,
  citations: Message['citations'],
): ConfirmChange[] {
  if (memoriesThen === null) return changes.map(({ target, ...change }) => ({ id: target, ...change }));
  return citations.map(({ number, quote }) => ({
    id: String(number),
    name: <span dir="auto">“{quote}”</span>,
    now: 'Kept',
    then: memoriesThen,
  }));
}
