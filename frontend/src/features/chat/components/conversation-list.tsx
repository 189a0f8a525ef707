import { Box, Button, Icon, IconButton, Menu, MenuItem, SearchField, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { conversationsExportAddress } from '../api/chat-export-address';
import { useTypingPause } from '../../../components/use-typing-pause';
import { paths } from '../../../lib/paths';
import { temporaryChatAddress } from '../lib/temporary-chat-address';
import { ArchivedConversations, OpenConversations } from './conversation-shelves';
import { FoundConversations } from './found-conversations';

const MAX_QUERY_LENGTH = 500;

export interface ConversationListProps {
  openId: string | null;
  /** A conversation was chosen: where the list covers the thread, it can go. */
  onChoose?: () => void;
}

/** The conversations, or those with certain words, or those that were put away. */
export function ConversationList(props: ConversationListProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [isArchiveOpen, setIsArchiveOpen] = useState(false);
  useTypingPause(typed.trim(), setWords);

  return (
    <>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', p: 1, pt: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SearchField
            label="Search conversations"
            placeholder="Search"
            maxLength={MAX_QUERY_LENGTH}
            value={typed}
            onChange={setTyped}
          />
        </Box>
        <Menu
          trigger={(trigger) => (
            <IconButton label="All conversations" icon={<Icon name="more" />} {...trigger} />
          )}
        >
          <MenuItem icon="eye-off" href={temporaryChatAddress()} onSelect={props.onChoose}>
            Temporary chat
          </MenuItem>
          <MenuItem icon="archive" onSelect={() => setIsArchiveOpen(true)}>
            Archived
          </MenuItem>
          <MenuItem icon="transfer" href={conversationsExportAddress()}>
            Export all as JSON
          </MenuItem>
        </Menu>
      </Stack>
      {words !== '' ? (
        <FoundConversations words={words} {...props} />
      ) : isArchiveOpen ? (
        <>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 1.5 }}>
            <Text as="h3" variant="label">
              Archived
            </Text>
            <Button size="sm" tone="quiet" onClick={() => setIsArchiveOpen(false)}>
              Back
            </Button>
          </Stack>
          <ArchivedConversations {...props} />
        </>
      ) : (
        <OpenConversations {...props} />
      )}
    </>
  );
}

/** The list in its own pane, with its name and the way to a new conversation. */
export function ConversationPane({ openId }: ConversationListProps): ReactElement {
  return (
    <Box sx={{ px: 1, pb: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pt: 1.5, pl: 1.5 }}>
        <Text as="h2" variant="h3">
          Conversations
        </Text>
        <IconButton label="New conversation" icon={<Icon name="plus" />} href={paths.chat} size="sm" />
      </Stack>
      <ConversationList openId={openId} />
    </Box>
  );
}
