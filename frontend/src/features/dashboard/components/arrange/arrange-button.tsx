import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { PageTools } from '../../../../components/page-tools';

export interface ArrangeButtonProps {
  isArranging: boolean;
  onToggle: () => void;
}

/** In the head of the page, and on a phone in its top bar. */
export function ArrangeButton({ isArranging, onToggle }: ArrangeButtonProps): ReactElement {
  const toggle = { tone: 'quiet', 'aria-pressed': isArranging, onClick: onToggle } as const;
  return (
    <>
      <Button id={ARRANGE_BUTTON} {...toggle}>
        Arrange cards
      </Button>
      <PageTools>
        <Button size="sm" {...toggle}>
          Arrange
        </Button>
      </PageTools>
    </>
  );
}

const ARRANGE_BUTTON = 'arrange-today';

/** Back to where it began. */
export function focusArrangeButton(): void {
  document.getElementById(ARRANGE_BUTTON)?.focus();
}
