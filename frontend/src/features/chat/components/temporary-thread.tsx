import {
  Box,
  Callout,
  Icon,
  IconButton,
  MessageBubble,
  HoverTools,
  Stack,
  Thread,
} from '@twyn/design-system';
import { useRef, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { useIsOffline } from '../../../components/use-is-offline';
import { PageTools } from '../../../components/page-tools';
import { paths } from '../../../lib/paths';
import { useReadAloud } from '../hooks/use-read-aloud';
import { useTemporaryChat } from '../hooks/use-temporary-chat';
import { useThreadScroll } from '../hooks/use-thread-scroll';
import { AnswerAnnouncer } from './answer-announcer';
import { ChatComposer } from './chat-composer';
import { CopyAndListen } from './copy-and-listen';
import { TwinMessage } from './twin-message';

/** A conversation of which nothing is kept: it is gone when the page is left. */
export function TemporaryThread({ onOpenList }: { onOpenList: () => void }): ReactElement {
  const { messages, text, setText, contexts, problem, ask, stop } = useTemporaryChat();
  const isOffline = useIsOffline();
  const scroll = useThreadScroll(undefined, messages, messages.at(-1)?.text === '');
  const composer = useRef<HTMLTextAreaElement>(null);
  const openList = <IconButton label="Conversations" icon={<Icon name="list" />} onClick={onOpenList} />;
  const startNew = <IconButton label="New conversation" icon={<Icon name="plus" />} href={paths.chat} />;
  const questionBefore = (index: number): string =>
    messages.slice(0, index).findLast(({ role }) => role === 'user')?.text ?? '';
  const askDifferently = (question: string): void => {
    // What is being written is said differently already.
    if (text.trim() === '') setText(question);
    composer.current?.focus();
  };

  return (
    <>
      <PageTools>
        {openList}
        {startNew}
      </PageTools>
      <Thread
        ref={scroll}
        title="Temporary chat"
        leading={<Box sx={{ display: { md: 'none' } }}>{openList}</Box>}
        tools={<Box sx={{ display: { md: 'none' } }}>{startNew}</Box>}
        composer={
          <Stack spacing={1}>
            {problem && <Callout tone="danger">Not sent. {problem}</Callout>}
            <ChatComposer
              ref={composer}
              text={text}
              onChange={setText}
              onSubmit={() => ask(text.trim())}
              onSay={ask}
              place={{ conversationId: null, isTemporary: true }}
              contexts={contexts}
              note="Temporary: nothing you write here is saved."
              hasMessages={messages.length > 0}
              onStop={stop}
              offline={isOffline && 'You are offline. You can write again once you are connected.'}
            />
          </Stack>
        }
      >
        <Callout title="This chat isn’t saved">
          It’s deleted when you leave or reload this page. Answers still use your memories, but nothing new is
          saved.
        </Callout>
        {messages.map((message, index) =>
          message.role === 'user' ? (
            <MessageBubble key={message.id}>{message.text}</MessageBubble>
          ) : (
            <TwinMessage
              key={message.id}
              message={message}
              isStopped={false}
              onWatchAgain={() => undefined}
              onAskDifferently={() => askDifferently(questionBefore(index))}
              onAskAgain={() => ask(questionBefore(index))}
              tools={
                message.status === 'complete' && (
                  <TemporaryTools message={message} isLast={index === messages.length - 1} />
                )
              }
            />
          ),
        )}
        <AnswerAnnouncer answer={messages.findLast(({ role }) => role === 'twin')} />
      </Thread>
    </>
  );
}

/** What leaves nothing behind: the answer is copied or heard. */
function TemporaryTools({ message, isLast }: { message: Message; isLast: boolean }): ReactElement {
  const speech = useReadAloud(message.text);
  return (
    <HoverTools shown={isLast || speech.isSpeaking}>
      <CopyAndListen message={message} speech={speech} />
    </HoverTools>
  );
}
