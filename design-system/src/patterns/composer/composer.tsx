import styled from '@emotion/styled';
import type { AriaAttributes, KeyboardEvent, ReactElement, ReactNode, Ref, SyntheticEvent } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { IconButton } from '../../components/icon-button/icon-button';
import { TextArea } from '../../components/text-field/text-area';
import { boxStyle, contextStyle, inputStyle, noteStyle, rowStyle } from './composer.style';

/** What the words so far may become, to be chosen from without leaving the box; see `composerChoice`. */
export interface ComposerChoice {
  list: ReactNode;
  /** Tells assistive technology what the keys have come to. */
  aria: AriaAttributes;
  /** Before the box makes anything of a key; what is prevented here does not send. */
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface ComposerProps {
  /** Accessible name of the box. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** `enter` sends and Shift+Enter breaks the line; `mod-enter` needs Ctrl or Cmd. @default 'enter' */
  submitOn?: 'enter' | 'mod-enter';
  submitLabel: string;
  /** @default 'send' */
  submitIcon?: IconName;
  /** Replaces the send button while an answer is written. */
  onStop?: () => void;
  disabled?: boolean;
  maxLength?: number;
  /** @default 1 */
  minRows?: number;
  /** Chips above the text. */
  context?: ReactNode;
  /** Icon buttons before the text. */
  tools?: ReactNode;
  /** Icon buttons between the text and the one that sends. */
  endTools?: ReactNode;
  /** Small print below. */
  note?: ReactNode;
  choice?: ComposerChoice | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

const MAX_ROWS = 10;

const Box = styled.div(boxStyle);
const Context = styled.div(contextStyle);
const Row = styled.div(rowStyle);
const Input = styled(TextArea)(inputStyle);
const Note = styled.p(noteStyle);

/** Where the owner asks or tells: grows with the text, sends from the keyboard. */
export function Composer(props: ComposerProps): ReactElement {
  const { label, value, onChange, onSubmit, submitOn = 'enter', submitLabel, submitIcon = 'send' } = props;
  const {
    onStop,
    disabled = false,
    context,
    tools,
    endTools,
    note,
    minRows,
    placeholder,
    maxLength,
    ref,
  } = props;
  const { choice } = props;
  const canSubmit = !disabled && !onStop && value.trim() !== '';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Box>
        {choice?.list}
        {context && <Context>{context}</Context>}
        <Row>
          {tools}
          <Input
            ref={ref}
            aria-label={label}
            {...choice?.aria}
            minRows={minRows}
            maxRows={MAX_ROWS}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            enterKeyHint={submitOn === 'enter' ? 'send' : 'enter'}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              choice?.onKeyDown(event);
              if (!event.isDefaultPrevented() && isSubmitKey(event, submitOn)) submit(event);
            }}
          />
          {endTools}
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
