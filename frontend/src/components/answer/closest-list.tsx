import { Box, Card, ListRow } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import type { AnswerSource } from '../../shared/chat/api/chat.api';
import { useSourceLink } from './use-source-links';

interface ClosestListProps {
  heading: string;
  sources: readonly AnswerSource[];
}

/** The memories that come closest where none answers, to be looked at one by one. */
export function ClosestList({ heading, sources }: ClosestListProps): ReactElement {
  const linkTo = useSourceLink();
  return (
    <Card title={heading} padding="none">
      <ul aria-label={heading}>
        {sources.map(({ number, memoryId, title, quote, recordedAt }) => {
          const saysMore = withoutEnd(quote) !== withoutEnd(title);
          return (
            <li key={number}>
              <ListRow
                {...linkTo(memoryId)}
                title={saysMore ? title : <Whole>{quote}</Whole>}
                meta={formatDay(recordedAt)}
                secondary={saysMore && <Whole>{quote}</Whole>}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** A sentence is read to its end, not cut where the line ends. */
function Whole({ children }: { children: ReactNode }): ReactElement {
  return (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

function withoutEnd(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;
}
