import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Kbd } from '../../components/kbd/kbd';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { MuiScope } from '../../theme/mui-scope';
import { CommandList, optionId, type CommandGroup, type CommandOption } from './command-list';
import * as style from './command-palette.style';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** What the field is for. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** What can be chosen now; groups without options are left out. */
  groups: readonly CommandGroup[];
  /** Said aloud, and shown at the foot: how much was found. */
  status: string;
}

const Head = styled.div(style.headStyle);
const Input = styled.input(style.inputStyle);
const Foot = styled.div(style.footStyle);
const Keys = styled.span(style.keysStyle);

/** One field that goes anywhere and does anything: type, choose with the arrows, Enter. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { open, onClose, label, placeholder, value, onChange, status } = props;
  const groups = props.groups.filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const [chosenId, setChosenId] = useState<string>();
  const id = useId();
  // What was chosen may be gone with the next letter.
  const chosen = options.find((option) => option.id === chosenId) ?? options[0];

  const choose = (option: CommandOption | undefined): void => {
    setChosenId(option?.id);
    if (option) document.getElementById(optionId(id, option))?.scrollIntoView({ block: 'nearest' });
  };
  const move = (by: number): void => {
    const place = chosen ? options.indexOf(chosen) + by : 0;
    choose(options.at(place % Math.max(options.length, 1)));
  };
  const run = (option: CommandOption | undefined): void => {
    if (!option) return;
    onClose();
    option.onSelect();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a composition (Japanese, Chinese) chooses letters, not a command.
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => run(chosen),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <MuiScope>
      <MuiDialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} data-place="top">
        <VisuallyHidden as="h2" id={`${id}-title`}>
          {label}
        </VisuallyHidden>
        <Head>
          <Icon name="search" />
          <Input
            ref={focusOnArrival}
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={id}
            aria-activedescendant={chosen && optionId(id, chosen)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              setChosenId(undefined);
              onChange(event.target.value);
            }}
            onKeyDown={handleKeyDown}
          />
          <IconButton size="sm" label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
        </Head>
        <CommandList
          id={id}
          label={label}
          groups={groups}
          chosen={chosen}
          onPoint={setChosenId}
          onRun={run}
        />
        <Foot>
          <span role="status">{status}</span>
          <Keys>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> to choose, <Kbd>Enter</Kbd> to go
          </Keys>
        </Foot>
      </MuiDialog>
    </MuiScope>
  );
}

/** The palette was opened to type. */
function focusOnArrival(field: HTMLInputElement | null): void {
  field?.focus();
}
