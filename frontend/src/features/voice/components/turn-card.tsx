import { Badge, Button, Card, Icon, Outcome, Row, Stack, Text, VoiceRule } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUndoSkillRunMutation } from '../../../api/skills.api';
import { actionWords } from '../../../components/home/entity-words';
import { askState } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import type { Turn, VoiceSession } from '../lib/voice-session';
import { OUTCOMES } from '../lib/voice-words';
import { MoodLine } from './mood-line';

interface TurnCardProps {
  turn: Turn;
  session: VoiceSession;
  readsMood: boolean;
}

/** What was understood, what came of it, and the way back. */
export function TurnCard({ turn, session, readsMood }: TurnCardProps): ReactElement {
  const { text, outcome, answer, actions, run } = turn;
  const { words, tone } = OUTCOMES[outcome];
  return (
    <Card title={`“${text}”`} actions={<Badge tone={tone}>{words}</Badge>} aria-label="Result">
      <Stack spacing={2}>
        {answer !== '' && (
          <VoiceRule>
            <Text variant="read" as="p" role="status">
              {answer}
            </Text>
          </VoiceRule>
        )}
        {outcome === 'confirm' && (
          <Row>
            <Button onClick={() => void session.confirm()}>Confirm</Button>
            <Button tone="quiet" onClick={() => session.dismiss()}>
              Not now
            </Button>
          </Row>
        )}
        {outcome === 'ask' && (
          <Text tone="muted">Say or type the answer: it completes what you asked for.</Text>
        )}
        {outcome === 'none' && <AskInChat text={text} />}
        {actions.length > 0 && <ActionList actions={actions} />}
        {run?.canUndo && <UndoRun key={run.id} id={run.id} />}
        {readsMood && <MoodLine text={text} />}
      </Stack>
    </Card>
  );
}

/** What is no command may be a question, or something to remember. */
function AskInChat({ text }: Pick<Turn, 'text'>): ReactElement {
  const navigate = useNavigate();
  const handleAsk = (): void => void navigate(paths.chat, { state: askState(text) });
  return (
    <Row>
      <Button size="sm" onClick={handleAsk}>
        Ask it in the chat
      </Button>
    </Row>
  );
}

/** Several devices may have had a part in it. */
function ActionList({ actions }: Pick<Turn, 'actions'>): ReactElement {
  return (
    <Text tone="muted" as="ul">
      {actions.map((action) => (
        <li key={action.id}>
          {action.entityName}: {actionWords(action)}
        </li>
      ))}
    </Text>
  );
}

/** One way back for all of it. */
function UndoRun({ id }: { id: string }): ReactElement {
  const [undo, { isLoading, isSuccess }] = useUndoSkillRunMutation();
  if (isSuccess) return <Outcome title="Undone" />;
  return (
    <Row>
      <Button
        size="sm"
        loading={isLoading}
        startIcon={<Icon name="undo" size={18} />}
        onClick={() => void undo({ id })}
      >
        Undo
      </Button>
    </Row>
  );
}
