import { Box, Button, Card, Chip, Row, Stack, TextField } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { GiveFeedback, MessageFeedback } from '../../../shared/chat/api/messages.api';

type Reason = MessageFeedback['reasons'][number];
type Said = Pick<GiveFeedback, 'reasons' | 'comment'>;

export interface FeedbackReasonsProps {
  id: string;
  /** What was said before. */
  feedback: MessageFeedback | null;
  isSaving: boolean;
  onSave: (said: Said) => Promise<void>;
  onClose: () => void;
}

const MAX_COMMENT_LENGTH = 500;
const REASONS: readonly [Reason, string][] = [
  ['untrue', 'It isn’t true'],
  ['misunderstood', 'I asked something else'],
  ['missed', 'You know this'],
  ['sources', 'The sources don’t match'],
  ['wordy', 'Too long'],
];

/** Why an answer was bad, if the owner wants to say it. */
export function FeedbackReasons(props: FeedbackReasonsProps): ReactElement {
  const { id, feedback, isSaving, onSave, onClose } = props;
  const [reasons, setReasons] = useState<readonly Reason[]>(feedback?.reasons ?? []);
  const [comment, setComment] = useState(feedback?.comment ?? '');
  const toggle = (reason: Reason): void =>
    setReasons(reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason]);
  const words = comment.trim();
  return (
    <Box sx={{ width: '100%' }}>
      <Card id={id} role="group" aria-label="What was wrong?">
        <Stack spacing={2}>
          <Row>
            {REASONS.map(([reason, label]) => (
              <Chip
                key={reason}
                label={label}
                selected={reasons.includes(reason)}
                onClick={() => toggle(reason)}
              />
            ))}
          </Row>
          <TextField
            label="In your words"
            hint="Deleted with this conversation."
            multiline
            minRows={2}
            maxRows={6}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Row>
            <Button
              size="sm"
              tone="primary"
              loading={isSaving}
              onClick={() => void onSave({ reasons: [...reasons], ...(words !== '' && { comment: words }) })}
            >
              Save
            </Button>
            <Button size="sm" tone="quiet" onClick={onClose}>
              Close
            </Button>
          </Row>
        </Stack>
      </Card>
    </Box>
  );
}
