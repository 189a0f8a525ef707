import { Drawer, ListDetail } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONVERSATION_PARAM } from '../../../lib/addresses';
import { ConversationList, ConversationPane } from '../components/conversation-list';
import { ConversationThread } from '../components/conversation-thread';

export function ChatPage(): ReactElement {
  const [params] = useSearchParams();
  const openId = params.get(CONVERSATION_PARAM);
  const [isListOpen, setIsListOpen] = useState(false);
  const closeList = (): void => setIsListOpen(false);

  return (
    <>
      <ListDetail
        listWidth="narrow"
        listLabel="Conversations"
        list={<ConversationPane openId={openId} />}
        detail={<ConversationThread conversationId={openId} onOpenList={() => setIsListOpen(true)} />}
      />
      <Drawer side="start" title="Conversations" open={isListOpen} onClose={closeList}>
        <ConversationList openId={openId} onChoose={closeList} />
      </Drawer>
    </>
  );
}
