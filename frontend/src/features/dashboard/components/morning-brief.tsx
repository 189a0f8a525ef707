import {
  AccentRule,
  Badge,
  Box,
  Button,
  Card,
  Icon,
  IconButton,
  Row,
  SourceChip,
  Stack,
  Text,
} from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { errorMessage } from '../../../api/api-error';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import {
  type BriefLine,
  useHideBriefLineMutation,
  useShowBriefLinesMutation,
} from '../../../shared/briefs/api/briefs.api';
import type { Today } from '../hooks/use-today';
import { lineWords } from '../lib/brief-words';

/** What is worth knowing this morning, each line with what it rests on; nothing where nothing is. */
export function MorningBrief({ query }: { query: Today['brief'] }): ReactNode {
  const { lines = [], hidden = 0 } = query.data ?? {};
  if (query.isError) {
    return (
      <Card title="Morning brief" aria-label="Morning brief">
        <Row>
          <Text>Couldn’t load it.</Text>
          <Button size="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Row>
      </Card>
    );
  }
  if (lines.length === 0 && hidden === 0) return null;
  return (
    <Card
      title="Morning brief"
      aria-label="Morning brief"
      {...(lines.length > 0 && { note: formatQuantity(lines.length, 'line', 'lines') })}
    >
      <Stack spacing={2}>
        {lines.length > 0 && (
          <AccentRule>
            <Stack component="ul" spacing={2.5}>
              {lines.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </Stack>
          </AccentRule>
        )}
        {hidden > 0 && <Hidden count={hidden} />}
      </Stack>
    </Card>
  );
}

function Line({ line }: { line: BriefLine }): ReactElement {
  const [hide, { isLoading }] = useHideBriefLineMutation();
  const { text, sources } = lineWords(line);
  const sendAway = async (): Promise<void> => {
    const { error } = await hide({ hideBriefLine: { key: line.key } });
    if (error) notify.error(errorMessage(error));
  };
  return (
    <Stack component="li" spacing={1}>
      <Row align="start" nowrap>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Text variant="read" dir="auto">
            {text}
          </Text>
        </Box>
        <IconButton
          size="sm"
          label={`Hide until tomorrow: ${text}`}
          icon={<Icon name="close" size={16} />}
          disabled={isLoading}
          onClick={() => void sendAway()}
        />
      </Row>
      <Row gap={0.75}>
        {sources.map((source) => (
          <SourceChip key={source.name} {...source} />
        ))}
        {'isSample' in line && line.isSample && <Badge>Sample</Badge>}
      </Row>
    </Stack>
  );
}

function Hidden({ count }: { count: number }): ReactElement {
  const [show, { isLoading }] = useShowBriefLinesMutation();
  return (
    <Row>
      <Text variant="caption" tone="muted">
        {formatQuantity(count, 'line', 'lines')} hidden until tomorrow.
      </Text>
      <Button size="sm" tone="quiet" loading={isLoading} onClick={() => void show()}>
        Show again
      </Button>
    </Row>
  );
}
