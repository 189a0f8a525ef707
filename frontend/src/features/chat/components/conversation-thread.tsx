import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Skeleton,
  Stack,
  Thread,
} from '@twyn/design-system';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { PageTools } from '../../../components/page-tools';
import { useIsOffline } from '../../../components/use-is-offline';
import { useIsSlow } from '../../../components/use-is-slow';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { useAsk, type Ask } from '../hooks/use-ask';
import { useQuestionFromHistory } from '../hooks/use-question-from-history';
import { useContexts } from '../hooks/use-contexts';
import { useConversation, type ConversationQuery } from '../hooks/use-conversation';
import { useThreadScroll } from '../hooks/use-thread-scroll';
import { stopWatching } from '../lib/ask';
import { conversationTitle } from '../lib/conversation-title';
import { AnswerAnnouncer } from './answer-announcer';
import { ChatComposer } from './chat-composer';
import { ChatStart } from './chat-start';
import { ConversationMenu } from './conversation-menu';
import { ThreadMessages } from './thread-messages';

const OFFLINE = 'You are offline. You can write again once you are connected.';
const READ_ONLY = `${OFFLINE} This conversation is shown as it was last read.`;

export interface ConversationThreadProps {
  /** `null` before the first question. */
  conversationId: string | null;
  onOpenList: () => void;
}

export function ConversationThread({ conversationId, onOpenList }: ConversationThreadProps): ReactElement {
  const dispatch = useAppDispatch();
  const asking = useAsk(conversationId);
  const { draft } = asking;
  const isOffline = useIsOffline();
  const query = useConversation(conversationId, draft);
  const { conversation, streamingId } = query;
  const contexts = useContexts(conversation);
  const scroll = useThreadScroll(conversation?.id, conversation, draft.question?.state === 'sending');
  const composer = useRef<HTMLTextAreaElement>(null);
  const draftThis = (words: string): void => {
    asking.setText(words);
    composer.current?.focus();
  };
  // What is being written is said differently already.
  const askDifferently = (question: string): void =>
    draftThis(draft.text.trim() === '' ? question : draft.text);
  useQuestionFromHistory(asking.askThis, draftThis);

  const isWatching =
    draft.question?.state === 'sending' || (streamingId !== null && streamingId !== draft.stoppedAnswerId);
  const stop =
    conversationId !== null && isWatching
      ? () => dispatch(stopWatching(conversationId, streamingId))
      : undefined;
  const openList = <IconButton label="Conversations" icon={<Icon name="list" />} onClick={onOpenList} />;
  const menu = conversation && <ConversationMenu conversation={conversation} />;
  const startNew = <IconButton label="New conversation" icon={<Icon name="plus" />} href={paths.chat} />;

  return (
    <>
      <PageTools>
        {openList}
        {startNew}
        {menu}
      </PageTools>
      <Thread
        ref={scroll}
        title={conversation ? conversationTitle(conversation) : 'New conversation'}
        leading={<Box sx={{ display: { md: 'none' } }}>{openList}</Box>}
        tools={
          <>
            <Box sx={{ display: { md: 'none' } }}>{startNew}</Box>
            {menu}
          </>
        }
        composer={
          <ChatComposer
            ref={composer}
            text={draft.text}
            onChange={asking.setText}
            onSubmit={asking.submit}
            onSay={asking.askThis}
            place={{ conversationId: conversation?.id ?? null, isTemporary: false }}
            contexts={contexts}
            note="Answers use your own data."
            hasMessages={conversation !== undefined && conversation.messages.length > 0}
            onStop={stop}
            offline={isOffline && (conversation ? READ_ONLY : OFFLINE)}
          />
        }
      >
        <ThreadContent
          conversationId={conversationId}
          query={query}
          asking={asking}
          isOffline={isOffline}
          onChooseExample={draftThis}
          onAskDifferently={askDifferently}
        />
        {conversation && (
          <AnswerAnnouncer
            key={conversation.id}
            answer={conversation.messages.findLast(({ role }) => role === 'twin')}
          />
        )}
      </Thread>
    </>
  );
}

interface ThreadContentProps {
  conversationId: string | null;
  query: ConversationQuery;
  asking: Ask;
  isOffline: boolean;
  onChooseExample: (example: string) => void;
  onAskDifferently: (question: string) => void;
}

function ThreadContent(props: ThreadContentProps): ReactNode {
  const { conversationId, query, asking, isOffline, onChooseExample, onAskDifferently } = props;
  const { conversation, error, isFetching, refetch } = query;
  const { question } = asking.draft;
  // Whether an interrupted question has arrived is told by the conversation.
  const isQuestionShown = question?.state === 'sending' || conversationId === null || error !== undefined;
  if (conversation || (question && isQuestionShown)) {
    return (
      <ThreadMessages
        conversationId={conversationId}
        messages={conversation?.messages ?? []}
        asking={asking}
        isReadOnly={isOffline}
        onAskDifferently={onAskDifferently}
      />
    );
  }
  if (conversationId === null) return <ChatStart onChoose={onChooseExample} />;
  if (error?.status === 404) {
    return (
      <EmptyState
        align="center"
        title="Conversation not found"
        actions={<Button href={paths.chat}>New conversation</Button>}
      >
        It was deleted, or the address isn’t complete.
      </EmptyState>
    );
  }
  if (isOffline) {
    return (
      <EmptyState align="center" title="This conversation is not on this device">
        You are offline, and it was not opened since this page was loaded. It opens once you are connected.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Couldn’t load this conversation"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </ErrorState>
    );
  }
  return <ThreadSkeleton />;
}

function ThreadSkeleton(): ReactNode {
  if (!useIsSlow()) return null;
  return (
    <Stack spacing={3} aria-busy>
      <Stack sx={{ alignItems: 'flex-end' }}>
        <Skeleton width="48%" height={50} shape="block" />
      </Stack>
      <Stack spacing={1.5}>
        <Skeleton width="20%" />
        <Skeleton />
        <Skeleton width="88%" />
        <Skeleton width="64%" />
      </Stack>
    </Stack>
  );
}
