import {
  createContext,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useId,
  useState,
} from 'react';

const Context = createContext<[id: string | null, setId: Dispatch<SetStateAction<string | null>>]>([
  null,
  () => undefined,
]);

/** A page may have several forms open, each with what was typed into it; one of them has the primary action. */
export function FormsOfPage({ children }: { children: ReactNode }): ReactElement {
  return <Context value={useState<string | null>(null)}>{children}</Context>;
}

/** Whether this form is the one that is being filled in, and what tells that it is. */
export function useFormInUse(): { isInUse: boolean; onFocus: () => void } {
  const ownId = useId();
  const [id, setId] = use(Context);
  useEffect(() => () => setId((current) => (current === ownId ? null : current)), [setId, ownId]);
  return { isInUse: id === null || id === ownId, onFocus: () => setId(ownId) };
}
