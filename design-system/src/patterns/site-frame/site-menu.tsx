import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { useLinkElement } from '../../internal/link-context';
import { space } from '../../theme/css';
import { edge } from '../../theme/vars';
import type { SiteLink } from './site-frame';
import { menuHeadStyle, menuLinkStyle, menuStyle, phoneOnly } from './site-frame.style';

interface SiteMenuProps {
  links: readonly SiteLink[];
  path: string;
  children?: ReactNode;
}

/** Somebody who scrolls on has turned away from the menu. */
const CLOSE_AFTER_PX = 100;

const Phone = styled.div(phoneOnly);
const Surface = styled(Dialog)(menuStyle);
const Head = styled.div(menuHeadStyle);
const Place = styled.a(menuLinkStyle);
const Account = styled.div({
  display: 'grid',
  gap: space(1),
  marginTop: space(2),
  paddingTop: space(2),
  borderTop: edge.hairline,
});

/**
 * The browser's own modal dialog: it traps the focus, closes on Escape, and opens without any script where the
 * browser knows `command`.
 */
export function SiteMenu({ links, path, children }: SiteMenuProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnLeaving(dialog, path);

  const open = (event: MouseEvent): void => {
    // Or the browser would open it a second time.
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const closeOnLink = ({ target }: MouseEvent): void => {
    const isOnSurface = target === dialog.current;
    if (isOnSurface || (target as Element).closest('a')) dialog.current?.close();
  };

  return (
    <Phone>
      <IconButton
        label="Menu"
        icon={<Icon name="menu" size={22} />}
        component={Opener}
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      />
      <Surface
        ref={dialog}
        id={id}
        aria-label="Menu"
        onClick={closeOnLink}
        // It may be open by the time the code arrives.
        suppressHydrationWarning
        {...{ closedby: 'any' }}
      >
        <Head>
          <span />
          <form method="dialog">
            <IconButton type="submit" label="Close" icon={<Icon name="close" />} />
          </form>
        </Head>
        <nav aria-label="Menu">
          {links.map((link) => (
            <MenuPlace key={link.href} link={link} isCurrent={path === link.href} />
          ))}
        </nav>
        {children && <Account>{children}</Account>}
      </Surface>
    </Phone>
  );
}

// Emotion keeps from an element of its own what it does not know yet, such as `command` and `closedby`.
function Opener(props: ComponentPropsWithRef<'button'>): ReactElement {
  return <button type="button" {...props} />;
}

function Dialog(props: ComponentPropsWithRef<'dialog'>): ReactElement {
  return <dialog {...props} />;
}

function MenuPlace({ link, isCurrent }: { link: SiteLink; isCurrent: boolean }): ReactElement {
  const element = useLinkElement({ href: link.href });
  return (
    <Place as={element} href={link.href} aria-current={isCurrent ? 'page' : undefined}>
      {link.label}
    </Place>
  );
}

function useCloseOnLeaving(dialog: { current: HTMLDialogElement | null }, path: string): void {
  useEffect(() => {
    const closeFarDown = (): void => {
      if (scrollY > CLOSE_AFTER_PX) dialog.current?.close();
    };
    addEventListener('scroll', closeFarDown, { passive: true });
    return () => removeEventListener('scroll', closeFarDown);
  }, [dialog]);
  const shownPath = useRef(path);
  useEffect(() => {
    // On another page only: on this one, the browser may have opened the menu before the code arrived.
    if (shownPath.current !== path && dialog.current?.open) dialog.current.close();
    shownPath.current = path;
  }, [dialog, path]);
}
