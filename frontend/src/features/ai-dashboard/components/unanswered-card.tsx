import { Button, Card, ItemRow, Link, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { captureDraft } from '../../../components/capture/capture-draft';
import { conversationAddress } from '../../../lib/addresses';
import { formatWhen } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useDraft } from '../../../shared/drafts/use-draft';
import type { AiDashboard } from '../api/ai-dashboard.api';

/** Questions to which nothing was known: each can be answered now, for the next time. */
export function UnansweredCard({ unanswered, days }: Pick<AiDashboard, 'unanswered' | 'days'>): ReactElement {
  const navigate = useNavigate();
  const [, setDraft] = useDraft(captureDraft);
  const tell = (question: string) => (): void => {
    setDraft({ ...captureDraft.empty, text: `${question}\n` });
    void navigate(paths.dashboard);
  };
  return (
    <Card padding="none" title="Not answered" aria-label="Not answered" note={`last ${String(days)} days`}>
      {unanswered.length === 0 ? (
        <ItemRow title={<Text tone="muted">Every question found something.</Text>} />
      ) : (
        <ul>
          {unanswered.map(({ messageId, conversationId, question, askedAt }) => (
            <li key={messageId}>
              <ItemRow
                title={
                  <Link tone="plain" href={conversationAddress(conversationId, messageId)}>
                    {question}
                  </Link>
                }
                secondary={formatWhen(askedAt)}
                action={
                  <Button size="sm" aria-label={`Tell it: ${question}`} onClick={tell(question)}>
                    Tell it
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
