import { render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { useAnchoredPosition, type TooltipPlacement } from './use-anchored-position';

const WINDOW = { width: 1000, height: 800 };
const TIP = { width: 100, height: 40 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', WINDOW.width);
  vi.stubGlobal('innerHeight', WINDOW.height);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['bottom', { x: 400, y: 300 }, { left: 370, top: 340 }],
  ['top', { x: 400, y: 300 }, { left: 370, top: 260 }],
  ['right', { x: 400, y: 300 }, { left: 440, top: 300 }],
  ['bottom', { x: 400, y: 750 }, { left: 370, top: 710 }],
  ['left', { x: 10, y: 300 }, { left: 50, top: 300 }],
  ['bottom', { x: 0, y: 300 }, { left: 0, top: 340 }],
] as const)('stands at the %s of %o, inside the window', (placement, { x, y }, { left, top }) => {
  render(<Positioned placement={placement} target={new DOMRect(x, y, 40, 40)} />);
  expect(screen.getByTestId('tip')).toHaveStyle({ left: `${String(left)}px`, top: `${String(top)}px` });
});

function Positioned({ placement, target }: { placement: TooltipPlacement; target: DOMRect }): ReactElement {
  const anchorRef = useRef<HTMLDivElement>(null);
  const tipRef = useAnchoredPosition(anchorRef, placement, true);
  return (
    <div ref={anchorRef}>
      <b
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => target;
        }}
      />
      <span
        data-testid="tip"
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => new DOMRect(0, 0, TIP.width, TIP.height);
          tipRef.current = element;
        }}
      />
    </div>
  );
}
