import { styled } from '@mui/material/styles';
import type { FormEvent, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { IconButton } from '../../components/icon-button/icon-button';
import { radius } from '../../tokens/radius';
import { color, media, px, typeStyle } from '../../theme/vars';

export interface ComposerProps {
  /** Accessible name of the box. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** `enter` sends, Shift+Enter breaks the line; `mod-enter` needs Ctrl or Cmd. @default 'enter' */
  submitOn?: 'enter' | 'mod-enter';
  submitLabel: string;
  /** @default 'send' */
  submitIcon?: IconName;
  /** Replaces the send button while an answer is written. */
  onStop?: () => void;
  disabled?: boolean;
  maxLength?: number;
  minRows?: number;
  /** Chips above the text. */
  context?: ReactNode;
  /** Icon buttons before the text. */
  tools?: ReactNode;
  /** Small print below. */
  note?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

const Box = styled('div')({
  padding: 8,
  border: `1px solid ${color.border.strong}`,
  borderRadius: px(radius.md),
  background: color.surface.raised,
  '&:focus-within': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 1 },
});
const Context = styled('div')({
  display: 'flex',
  gap: 8,
  padding: '4px 4px 8px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 4 });
const Input = styled('textarea')({
  ...typeStyle('read'),
  flex: 1,
  minWidth: 0,
  maxHeight: '40vh',
  padding: '7px 8px',
  border: 0,
  outline: 0,
  background: 'none',
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: color.text.faint, opacity: 1 },
});
const Note = styled('p')({
  ...typeStyle('caption'),
  marginTop: 8,
  color: color.text.faint,
  textAlign: 'center',
  [media.phone]: { display: 'none' },
});

/** Where the owner asks or tells: grows with the text, sends from the keyboard. */
export function Composer(props: ComposerProps): ReactElement {
  const { label, value, onChange, onSubmit, submitOn = 'enter', submitLabel, submitIcon = 'send' } = props;
  const { onStop, disabled = false, context, tools, note, minRows = 1, placeholder, maxLength, ref } = props;
  const canSubmit = !disabled && value.trim() !== '';
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Box>
        {context && <Context>{context}</Context>}
        <Row>
          {tools}
          <Input
            ref={ref}
            aria-label={label}
            rows={minRows}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onKeyDown={(event) => {
              if (isSubmitKey(event, submitOn)) submit(event);
            }}
          />
          {onStop ? (
            <IconButton tone="outlined" label="Stop" icon={<Icon name="stop" size={18} />} onClick={onStop} />
          ) : (
            <IconButton
              type="submit"
              tone="outlined"
              label={submitLabel}
              icon={<Icon name={submitIcon} size={18} />}
              disabled={!canSubmit}
            />
          )}
        </Row>
      </Box>
      {note && <Note>{note}</Note>}
    </form>
  );
}

function isSubmitKey(event: KeyboardEvent, submitOn: 'enter' | 'mod-enter'): boolean {
  // an input method uses Enter to accept a word
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  return hasModifier || (submitOn === 'enter' && !event.shiftKey);
}
