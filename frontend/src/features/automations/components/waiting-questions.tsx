import { Button, Card, ItemRow, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useAnswerAutomationQuestionMutation, useListAutomationQuestionsQuery } from '../api/automations.api';

/** What automations wait for; nothing at all where they wait for nothing. */
export function WaitingQuestions(): ReactElement | null {
  const { data } = useListAutomationQuestionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [answer, { isLoading }] = useAnswerAutomationQuestionMutation();
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Waiting for your yes" padding="none" aria-label="Waiting for your yes">
      <ul>
        {data.items.map(({ key, text, automation }) => (
          <li key={key}>
            <ItemRow
              wrapAction
              title={text}
              secondary={automation}
              action={
                <Row gap={1}>
                  <Button
                    size="sm"
                    tone="secondary"
                    loading={isLoading}
                    aria-label={`Yes: ${text}`}
                    onClick={() => void answer({ answerAutomation: { key, isYes: true } })}
                  >
                    Yes
                  </Button>
                  <Button
                    size="sm"
                    tone="quiet"
                    disabled={isLoading}
                    aria-label={`No: ${text}`}
                    onClick={() => void answer({ answerAutomation: { key, isYes: false } })}
                  >
                    No
                  </Button>
                </Row>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
