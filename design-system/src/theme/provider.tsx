/// <reference types="@rsbuild/core/types" />
import { useEffect, useInsertionEffect, type ElementType, type ReactElement, type ReactNode } from 'react';
import { LinkContext } from '../internal/link-context';
import { applyStoredScheme, followChanges } from './color-scheme';
import './fonts.css';
import { GlobalRules } from './global-styles';

export interface DesignSystemProviderProps {
  /** Renders in-app links; receives `href`. @default 'a' */
  linkComponent?: ElementType;
  children: ReactNode;
}

/** Variables, fonts, global rules and links. Mount once, around the whole application. */
export function DesignSystemProvider({
  linkComponent = 'a',
  children,
}: DesignSystemProviderProps): ReactElement {
  useInsertionEffect(applyStoredScheme, []);
  useEffect(followChanges, []);
  return (
    <LinkContext value={linkComponent}>
      <GlobalRules />
      {children}
    </LinkContext>
  );
}
