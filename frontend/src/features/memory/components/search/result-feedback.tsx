import { Button, Icon, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import {
  useSendSearchFeedbackMutation,
  useDeleteSearchFeedbackMutation,
} from '../../../../shared/memory/api/search-learning.api';

interface ResultFeedbackProps {
  query: string;
  memoryId: string;
  /** What it is about, for those who hear the buttons one after another. */
  title: string;
}

/** Whether the result is what was meant; the search learns from it. */
export function ResultFeedback({ query, memoryId, title }: ResultFeedbackProps): ReactElement {
  const [judge, judging] = useSendSearchFeedbackMutation();
  const [takeBack, takingBack] = useDeleteSearchFeedbackMutation();
  const [said, setSaid] = useState<{ query: string; useful: boolean } | null>(null);

  const handleJudge = async (useful: boolean): Promise<void> => {
    await judge({ searchFeedback: { query, memoryId, useful } }).unwrap();
    setSaid({ query, useful });
  };
  const handleUndo = async (): Promise<void> => {
    await takeBack({ id: memoryId }).unwrap();
    setSaid(null);
  };

  if (said?.query === query) {
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Text role="status" variant="caption" tone="muted">
          {said.useful ? 'Noted: useful.' : 'Noted: not useful.'}
        </Text>
        <Button
          size="sm"
          tone="quiet"
          startIcon={<Icon name="undo" size={16} />}
          loading={takingBack.isLoading}
          onClick={() => void handleUndo().catch(() => undefined)}
        >
          Undo
        </Button>
      </Stack>
    );
  }
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`Is this what you meant? ${title}`}
      sx={{ flexWrap: 'wrap' }}
    >
      <Button
        size="sm"
        tone="quiet"
        startIcon={<Icon name="check" size={16} />}
        loading={judging.isLoading}
        onClick={() => void handleJudge(true).catch(() => undefined)}
      >
        Useful
      </Button>
      <Button
        size="sm"
        tone="quiet"
        startIcon={<Icon name="close" size={16} />}
        loading={judging.isLoading}
        onClick={() => void handleJudge(false).catch(() => undefined)}
      >
        Not what I meant
      </Button>
    </Stack>
  );
}
