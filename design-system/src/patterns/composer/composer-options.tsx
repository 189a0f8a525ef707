import styled from '@emotion/styled';
import type { KeyboardEvent, ReactElement } from 'react';
import { corner, space } from '../../theme/css';
import { color, edge, shadow } from '../../theme/vars';
import { layer } from '../../tokens/elevation';
import { CommandList, optionId, type CommandOption } from '../command-palette/command-list';
import type { ComposerChoice } from './composer';

export interface ComposerOptionsProps {
  id: string;
  /** What they are, as a heading. */
  label: string;
  options: readonly CommandOption[];
  chosen: CommandOption | undefined;
  onPoint: (optionId: string) => void;
  onRun: (option: CommandOption) => void;
}

const Root = styled.div({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  zIndex: layer.sticky,
  display: 'flex',
  maxHeight: '50vh',
  marginBottom: space(1),
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.overlay,
  boxShadow: shadow.float,
});

function ComposerOptions({ label, options, ...rest }: ComposerOptionsProps): ReactElement {
  return (
    // It stands above the composer that it belongs to, and a press must not take the focus out of the box.
    <Root onMouseDown={(event) => event.preventDefault()}>
      <CommandList label={label} groups={[{ label, options }]} {...rest} isTabStop />
    </Root>
  );
}

/**
 * What a composer needs to be chosen in. A box of several lines stays a text box: HTML lets no `<textarea>` be a combobox,
 * but it may have a list.
 */
export function composerChoice(
  props: ComposerOptionsProps,
  onKeyDown: (event: KeyboardEvent) => void,
): ComposerChoice {
  const { id, chosen } = props;
  return {
    list: <ComposerOptions {...props} />,
    aria: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': chosen && optionId(id, chosen),
    },
    onKeyDown,
  };
}

/** Brings an option into sight that the keys have come to. */
export function showOption(id: string, option: CommandOption): void {
  document.getElementById(optionId(id, option))?.scrollIntoView({ block: 'nearest' });
}
