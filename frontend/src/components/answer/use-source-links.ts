import { createContext, useContext, useMemo, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { memoryAddress, SOURCE_PARAM } from '../../lib/addresses';

export interface SourceLink {
  /** The page of the memory: for another tab, and for who copies it. */
  href: string;
  /** Opens the memory beside the answer. */
  onClick: (event: MouseEvent) => void;
}

export interface SourceLinks {
  /** The memory that is open beside this answer. */
  openId: string | null;
  linkTo: (memoryId: string) => SourceLink;
  close: () => void;
}

/** Of a history entry that a press on a source made: closing goes back over it. */
const OPENED = { isSource: true };

/** The sources of one answer, of which the address may name one: so Back closes it, and the chat stays where it is. */
export function useSourceLinks(answerId: string): SourceLinks {
  const location = useLocation();
  const navigate = useNavigate();
  const { search, hash } = location;
  const state: unknown = location.state;
  const named = new URLSearchParams(search).get(SOURCE_PARAM);
  const prefix = `${answerId}.`;

  const linkTo = useMemo(
    () =>
      (memoryId: string): SourceLink => ({
        href: memoryAddress(memoryId),
        onClick: (event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          void navigate({ search: withSource(search, prefix + memoryId), hash }, { state: OPENED });
        },
      }),
    [hash, navigate, prefix, search],
  );
  return {
    openId: named?.startsWith(prefix) ? named.slice(prefix.length) : null,
    linkTo,
    close: () =>
      void (isOpened(state)
        ? navigate(-1)
        : navigate({ search: withSource(search, null), hash }, { replace: true })),
  };
}

/** For what stands deep in an answer. */
export const SourceLinkContext = createContext<SourceLinks['linkTo']>((memoryId) => ({
  href: memoryAddress(memoryId),
  onClick: () => undefined,
}));

/** How a memory that an answer speaks of is opened. */
export function useSourceLink(): SourceLinks['linkTo'] {
  return useContext(SourceLinkContext);
}

function withSource(search: string, source: string | null): string {
  const params = new URLSearchParams(search);
  if (source === null) params.delete(SOURCE_PARAM);
  else params.set(SOURCE_PARAM, source);
  return params.toString();
}

function isOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSource' in state;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
