import { Box, Button, ErrorState, Icon, Page } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { errorMessage, isApiError } from '../../../../api/api-error';
import { useGetMemoryQuery, type Memory } from '../../../../shared/memory/api/memory.api';
import { DetailSkeleton } from './detail-skeleton';
import { ForgottenMemory } from './forgotten-memory';
import { MemoryContent } from './memory-content';

export interface MemoryDetailProps {
  id: string;
  /** The memory as the list knows it, shown until it has been read by itself. */
  preview: Memory | undefined;
  /** The address of the list alone. */
  listHref: string;
  onForget: (memory: Memory) => void;
}

export function MemoryDetail({ listHref, ...rest }: MemoryDetailProps): ReactElement {
  return (
    <Page width="read">
      <Box sx={{ display: { md: 'none' }, mb: 1, ml: -1.5 }}>
        <Button tone="quiet" size="sm" href={listHref} startIcon={<Icon name="arrow-left" size={18} />}>
          All memories
        </Button>
      </Box>
      <DetailContent {...rest} />
    </Page>
  );
}

function DetailContent({ id, preview, onForget }: Omit<MemoryDetailProps, 'listHref'>): ReactNode {
  // Another tab may have changed or forgotten it since it was last read.
  const { currentData, error, isFetching, refetch } = useGetMemoryQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (isApiError(error) && error.status === 404) return <ForgottenMemory id={id} />;
  const memory = currentData ?? preview;
  if (memory) return <MemoryContent memory={memory} onForget={onForget} />;
  if (!error) return <DetailSkeleton />;
  return (
    <ErrorState title="Couldn’t load this memory" isRetrying={isFetching} onRetry={() => void refetch()}>
      {errorMessage(error)}
    </ErrorState>
  );
}
