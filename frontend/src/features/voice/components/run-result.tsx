import { Button, Icon, Outcome, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { SkillRun } from '../../../api/chat.api';
import { useUndoSkillRunMutation } from '../../../api/skills.api';
import { useThemeByWord } from '../../../components/use-theme-by-word';

interface RunResultProps {
  run: SkillRun;
  /** Says it to the twin. */
  onReply: (reply: string) => void;
}

/** What was done with its way back, or the question that waits for an answer. */
export function RunResult({
  run: { id, outcome, canUndo, undoneAt },
  onReply,
}: RunResultProps): ReactElement | null {
  const [undo, { isLoading }] = useUndoSkillRunMutation();
  const applyTheme = useThemeByWord();
  const handleUndo = async (): Promise<void> => {
    const { data } = await undo({ id });
    if (data) applyTheme(data);
  };
  if (undoneAt !== null) return <Outcome title="Undone" />;
  if (outcome === 'confirm') {
    return (
      <Row>
        <Button onClick={() => onReply('Yes')}>Yes, do it</Button>
        <Button tone="quiet" onClick={() => onReply('No')}>
          No
        </Button>
      </Row>
    );
  }
  if (outcome === 'ask') return <Text tone="muted">Say or type the answer.</Text>;
  if (!canUndo) return null;
  return (
    <Row>
      <Button
        size="sm"
        loading={isLoading}
        startIcon={<Icon name="undo" size={18} />}
        onClick={() => void handleUndo()}
      >
        Undo
      </Button>
    </Row>
  );
}
