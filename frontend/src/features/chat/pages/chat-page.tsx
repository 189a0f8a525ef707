import { ListDetail } from '@twyn/design-system';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONVERSATION_PARAM } from '../../../lib/addresses';
import { ConversationDrawer } from '../components/conversation-drawer';
import { ConversationPane } from '../components/conversation-list';
import { ConversationThread } from '../components/conversation-thread';
import { TEMPORARY_PARAM } from '../lib/temporary-chat-address';

// Most conversations are to be kept.
const TemporaryThread = lazy(async () => ({
  default: (await import('../components/temporary-thread')).TemporaryThread,
}));

export function ChatPage(): ReactElement {
  const [params] = useSearchParams();
  const openId = params.get(CONVERSATION_PARAM);
  /** Undefined until it is opened for the first time. */
  const [isListOpen, setIsListOpen] = useState<boolean>();
  const openList = (): void => setIsListOpen(true);

  return (
    <>
      <ListDetail
        listWidth="narrow"
        listLabel="Conversations"
        list={<ConversationPane openId={openId} />}
        detail={
          params.has(TEMPORARY_PARAM) ? (
            <Suspense>
              <TemporaryThread onOpenList={openList} />
            </Suspense>
          ) : (
            <ConversationThread conversationId={openId} onOpenList={openList} />
          )
        }
      />
      {isListOpen !== undefined && (
        <ConversationDrawer openId={openId} open={isListOpen} onClose={() => setIsListOpen(false)} />
      )}
    </>
  );
}
