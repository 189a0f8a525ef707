import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { MenuSurfaceProps } from './menu-surface';

const loadSurface = async (): Promise<{ default: ComponentType<MenuSurfaceProps> }> => {
  const { MenuSurface } = await import('./menu-surface');
  return { default: MenuSurface };
};
const MenuSurface = lazy(loadSurface);

export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
}

export interface MenuProps {
  /** Draws the control that opens the menu: spread the given props on a button. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** `MenuHeading`, `MenuItem` and `MenuDivider`. */
  children: ReactNode;
  /** Side of the trigger the menu is flush with. @default 'end' */
  align?: 'start' | 'end';
  /** `beside` for a trigger at the foot of the rail. @default 'below' */
  side?: 'below' | 'beside';
}

/** Actions on one thing. The list itself is loaded when the pointer nears or the menu opens for the first time. */
export function Menu({ trigger, children, align = 'end', side = 'below' }: MenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const id = useId();
  const triggerId = `${id}-trigger`;
  return (
    <>
      {trigger({
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onPointerEnter: () => void loadSurface(),
        onClick: (event) => {
          setIsLoaded(true);
          setAnchor(event.currentTarget);
        },
      })}
      {isLoaded && (
        <Suspense>
          <MenuSurface
            id={id}
            labelledBy={triggerId}
            anchor={anchor}
            align={align}
            side={side}
            onClose={() => setAnchor(null)}
          >
            {children}
          </MenuSurface>
        </Suspense>
      )}
    </>
  );
}
