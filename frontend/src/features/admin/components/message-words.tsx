import { Box, Button, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';

const FOLDED_LINES = 8;
/** What needs more room than the folded lines, roughly: a line holds some 90 characters. */
const FOLDED_LENGTH = 720;

interface MessageWordsProps {
  text: string;
  isMuted: boolean;
}

/** The text with its line breaks; a long one is folded, so that the list stays one. */
export function MessageWords({ text, isMuted }: MessageWordsProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLDED_LENGTH || text.split('\n').length > FOLDED_LINES;
  const fold = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: FOLDED_LINES };
  return (
    <div>
      <Box
        sx={{
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          ...(isLong && !isOpen && fold),
        }}
      >
        <Text as="span" dir="auto" {...(isMuted && { tone: 'muted' as const })}>
          {text}
        </Text>
      </Box>
      {isLong && (
        // In line with the words above it, not with its own edge, which is not drawn.
        <Box sx={{ ml: -1.5 }}>
          <Button size="sm" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show all'}
          </Button>
        </Box>
      )}
    </div>
  );
}
