import { Box, Dialog, Link, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { BodyScore } from '../../api/scores.api';
import { signed } from '../../lib/score-words';

interface ScoreMethodProps {
  score: BodyScore;
  isOpen: boolean;
  onClose: () => void;
}

/** How a score comes about: what moved it, the method in words, and where it was published. */
export function ScoreMethod({ score, isOpen, onClose }: ScoreMethodProps): ReactElement {
  const { title, moved, method, sources } = score;
  return (
    <Dialog open={isOpen} onClose={onClose} title={`${title}: how it’s worked out`}>
      <Stack spacing={2}>
        {moved.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {moved.map(({ text, points }) => (
              <Box
                component="li"
                key={text}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
              >
                <Text as="span">{text}</Text>
                <Text as="span" tone="muted" tabular>
                  {signed(points)}
                </Text>
              </Box>
            ))}
          </Stack>
        )}
        <Text>{method}</Text>
        {sources.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {sources.map((source) => (
              <li key={source.url}>
                <Link href={source.url} target="_blank" rel="noreferrer">
                  {source.title}
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
