import { Button, Dialog, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message, SkillRun } from '../../../shared/chat/api/chat.api';
import {
  useForgetFromMessageMutation,
  useListMessageMemoriesQuery,
} from '../../../shared/chat/api/messages.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatDay, formatQuantity } from '../../../lib/format';

export interface ForgetDialogProps {
  message: Message;
  onClose: () => void;
  onForgotten: (run: SkillRun, count: number) => void;
}

/** Shows what would be forgotten before it is. */
export function ForgetDialog({ message, onClose, onForgotten }: ForgetDialogProps): ReactElement {
  const query = useListMessageMemoriesQuery({ id: message.id }, { refetchOnMountOrArgChange: true });
  const [forget, { isLoading }] = useForgetFromMessageMutation();
  // What was read before may have gone meanwhile, and is not offered.
  const found = query.isFetching ? undefined : query.data;
  const memories = found?.items ?? [];
  const count = memories.length;
  const handleForget = async (): Promise<void> => {
    const memoryIds = memories.map(({ id }) => id);
    const { data } = await forget({ id: message.id, forgetFromMessage: { memoryIds } });
    if (data) onForgotten(data, count);
    else void query.refetch();
  };
  const isNothing = found !== undefined && count === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(isNothing, count)}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {isNothing ? 'Close' : 'Cancel'}
          </Button>
          {count > 0 && (
            <Button tone="danger" loading={isLoading} onClick={() => void handleForget()}>
              {count === 1 ? 'Forget it' : `Forget ${formatQuantity(count, 'memory', 'memories')}`}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary
        query={{ ...query, data: found }}
        skeleton={<Skeleton />}
        errorTitle="Couldn’t load what can be forgotten"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text>
            {message.role === 'user'
              ? 'No memory was saved from this message. The message itself is deleted with its conversation.'
              : 'This answer isn’t based on any saved memory.'}
          </Text>
        }
      >
        {({ items }) => (
          <Stack spacing={2}>
            <Text>{forgetSummary(message.role === 'user', items.length === 1)}</Text>
            <Stack component="ul" spacing={1.5} aria-label="Will be forgotten">
              {items.map(({ id, text, happenedAt, recordedAt }) => (
                <li key={id}>
                  <Text dir="auto">{text}</Text>
                  <Text variant="caption" tone="muted">
                    {formatDay(happenedAt ?? recordedAt)}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function titleOf(isNothing: boolean, count: number): string {
  if (isNothing) return 'Nothing to forget';
  return count === 0 ? 'Forget this?' : `Forget ${formatQuantity(count, 'memory', 'memories')}?`;
}

function forgetSummary(isOwn: boolean, isOne: boolean): string {
  const [these, they] = isOne ? ['this', 'It leaves'] : ['these', 'They leave'];
  const origin = isOwn ? `Your message led to ${these}.` : `The answer is based on ${these}.`;
  return `${origin} ${they} every list, search and answer, and can be restored for 30 days.`;
}
