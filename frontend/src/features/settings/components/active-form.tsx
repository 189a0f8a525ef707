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

/** Several forms may be open on a page; only the active one has the primary button. */
export function ActiveFormProvider({ children }: { children: ReactNode }): ReactElement {
  return <Context value={useState<string | null>(null)}>{children}</Context>;
}

/** Whether this form is the active one, and the focus handler that makes it so. */
export function useActiveForm(): { isActive: boolean; onFocus: () => void } {
  const ownId = useId();
  const [id, setId] = use(Context);
  useEffect(() => () => setId((current) => (current === ownId ? null : current)), [setId, ownId]);
  return { isActive: id === null || id === ownId, onFocus: () => setId(ownId) };
}
