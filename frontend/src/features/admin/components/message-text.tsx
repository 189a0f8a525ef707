import { Box, Button, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';

const FOLDED_LINES = 8;
/** Roughly 8 lines of 90 characters; longer texts are collapsed. */
const FOLDED_LENGTH = 720;

interface MessageTextProps {
  text: string;
  isMuted: boolean;
}

/** Message text with line breaks; long texts are collapsed. */
export function MessageText({ text, isMuted }: MessageTextProps): ReactElement {
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
