import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConversationDetail } from '../../../api/chat.api';
import type { Question } from '../lib/chat-draft';

/** How far above the end the reader may be and still want to follow it. */
const NEAR_END_PX = 120;

/**
 * Keeps the newest words in view while the reader is at the end, and leaves the reader alone who has scrolled up.
 * An address that names a message opens there.
 */
export function useThreadScroll(
  conversation: ConversationDetail | undefined,
  question: Question | null,
): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const { hash } = useLocation();
  const openId = conversation?.id;
  const isAsking = question?.state === 'sending';

  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    const noteReader = (): void => {
      isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    element.addEventListener('scroll', noteReader, { passive: true });
    return () => element.removeEventListener('scroll', noteReader);
  }, []);

  useLayoutEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    isFollowing.current = named === null;
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
  }, [openId, hash]);

  useLayoutEffect(() => {
    // Whoever asks wants to see the answer.
    if (isAsking) isFollowing.current = true;
    if (isFollowing.current && scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [conversation, question, isAsking]);

  return scroll;
}
