import { Box, Button, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MemoryFilter } from '../../../api/memory.api';
import { memoryKinds } from '../../../components/memory-words';
import { paths } from '../../../lib/paths';

export interface NothingToListProps {
  filter: MemoryFilter;
  onShow: (filter: MemoryFilter) => void;
}

export function NothingToList(props: NothingToListProps): ReactElement {
  return (
    <Box sx={{ p: 2 }}>
      <Words {...props} />
    </Box>
  );
}

function Words({ filter: { status, kind }, onShow }: NothingToListProps): ReactElement {
  if (status === 'archived') {
    return (
      <EmptyState title={kind ? `No archived ${memoryKinds[kind].many.toLowerCase()}` : 'Nothing archived'}>
        What you archive is kept here, out of your list, of search and of answers.
      </EmptyState>
    );
  }
  if (kind) {
    return (
      <EmptyState
        title={`No ${memoryKinds[kind].many.toLowerCase()} yet`}
        actions={
          <Button size="sm" onClick={() => onShow({ status })}>
            Show every kind
          </Button>
        }
      >
        You set the kind of a memory when you correct it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={<Glyph domain="memory" />}
      title="Nothing remembered yet"
      actions={
        <Button size="sm" href={paths.dashboard}>
          Tell your twin something
        </Button>
      }
    >
      What you tell is kept word for word, with where it came from, and found again by meaning.
    </EmptyState>
  );
}
