import styled from '@emotion/styled';
import { useState, type DragEvent, type ReactElement, type ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { corner, focusRing, space, transition, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface FileDropProps {
  /** What to do here: it names the field. */
  label: string;
  /** What may be dropped, in a sentence. */
  hint?: ReactNode;
  disabled?: boolean;
  onFile: (file: File) => void;
}

const Root = styled.label({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space(0.5),
  padding: space(5, 3),
  border: `1.5px dashed ${color.border.strong}`,
  borderRadius: corner('md'),
  textAlign: 'center',
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color']),
  '&:hover, &[data-over]': { borderColor: color.border.control, background: color.surface.hover },
  '&:has(:focus-visible)': focusRing,
  '&:has(:disabled)': { opacity: 0.42, cursor: 'not-allowed' },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
});
const Label = styled.span(typeStyle('h3'));
const Hint = styled.span({ color: color.text.muted, textWrap: 'pretty' });

/** A place to drop a file on, or to press and choose one. */
export function FileDrop({ label, hint, disabled = false, onFile }: FileDropProps): ReactElement {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Root
      data-over={flag(isOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <input
        type="file"
        aria-label={label}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
      <Label>{label}</Label>
      {hint && <Hint>{hint}</Hint>}
    </Root>
  );
}
