export interface Drag {
  stage: HTMLElement;
  press: PointerEvent;
  /** While it is dragged. */
  onDrag: (event: PointerEvent) => void;
  /** Where it was let go after it was dragged; a press alone is no choice of a stretch. */
  onChoose: (event: PointerEvent) => void;
  /** However it ended. */
  onEnd: () => void;
}

/** In pixels. */
const LEAST_DRAG = 6;

/** Follows a pointer from its press to where it is let go. */
export function dragStretch({ stage, press, onDrag, onChoose, onEnd }: Drag): void {
  const dragging = new AbortController();
  const { signal } = dragging;
  const end = (): void => {
    dragging.abort();
    onEnd();
  };
  stage.setPointerCapture(press.pointerId);
  stage.addEventListener('pointermove', onDrag, { signal });
  stage.addEventListener('pointercancel', end, { signal });
  stage.addEventListener(
    'pointerup',
    (event) => {
      end();
      if (Math.abs(event.clientX - press.clientX) >= LEAST_DRAG) onChoose(event);
    },
    { signal },
  );
}
