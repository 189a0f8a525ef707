import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import * as style from './command-palette.style';

export interface CommandOption {
  id: string;
  icon: IconName;
  label: string;
  /** At the end of the line, muted. */
  detail?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  options: readonly CommandOption[];
}

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  chosen: CommandOption | undefined;
  onPoint: (optionId: string) => void;
  onRun: (option: CommandOption) => void;
  /** Can be scrolled by keys of its own, where what it belongs to is no combobox. */
  isTabStop?: boolean;
}

const List = styled.div(style.listStyle);
const Heading = styled.div(style.headingStyle);
const Option = styled.div(style.optionStyle);
const Label = styled.span(style.labelStyle);
const Detail = styled.span(style.detailStyle);

/** What the field of the palette chooses from. The field keeps the focus; the list only shows what is chosen. */
export function CommandList(props: CommandListProps): ReactElement {
  const { id, label, groups, chosen, onPoint, onRun, isTabStop = false } = props;
  return (
    <List id={id} role="listbox" aria-label={label} tabIndex={isTabStop ? 0 : undefined}>
      {groups.map((group, place) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${String(place)}`}>
          <Heading id={`${id}-group-${String(place)}`}>{group.label}</Heading>
          {group.options.map((option) => (
            <Option
              key={option.id}
              id={optionId(id, option)}
              role="option"
              aria-selected={option === chosen}
              onPointerMove={() => onPoint(option.id)}
              onClick={() => onRun(option)}
            >
              <Icon name={option.icon} size={18} />
              <Label dir="auto">{option.label}</Label>
              {option.detail !== undefined && <Detail dir="auto">{option.detail}</Detail>}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}

/** The element of an option, for the field to name. */
export function optionId(listId: string, option: CommandOption): string {
  return `${listId}-${option.id}`;
}
