import { createContext, useContext, type ElementType } from 'react';

/** The element behind every in-app `href`; the application plugs its router's link in here. */
export const LinkContext = createContext<ElementType>('a');

export interface LinkableProps {
  /** Renders a link. In-app addresses go through the provider's link component. */
  href?: string;
  /** Replaces the root element, e.g. a router link used with `to`. */
  component?: ElementType;
  /** Passed on to `component`. */
  to?: string;
}

const leavesTheApp = /^([a-z]+:|#)/i;

/** The element a linkable component should render, and whether it is a link at all. */
export function useLinkElement({ href, component }: LinkableProps): ElementType | undefined {
  const LinkElement = useContext(LinkContext);
  if (component) return component;
  if (href === undefined) return undefined;
  return leavesTheApp.test(href) ? 'a' : LinkElement;
}
