import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { Kbd } from '../../components/kbd/kbd';
import { Tooltip } from '../../components/tooltip/tooltip';
import { quickButtonStyle, quickStyle } from './app-frame.style';

interface RailHeadProps {
  onFind: () => void;
  onCapture: () => void;
}

const Quick = styled.div(quickStyle);
const QuickButton = styled.button(quickButtonStyle);

/** The two tools that are at hand everywhere. */
export function RailHead({ onFind, onCapture }: RailHeadProps): ReactElement {
  return (
    <Quick>
      <QuickButton type="button" data-wide="" aria-label="Find or do" aria-keyshortcuts="/" onClick={onFind}>
        <Icon name="search" size={18} />
        <span aria-hidden>Find or do</span>
        <Kbd aria-hidden>/</Kbd>
      </QuickButton>
      <Tooltip title="Capture" placement="right" isLabel>
        <QuickButton type="button" aria-label="Capture" aria-keyshortcuts="C" onClick={onCapture}>
          <Icon name="plus" size={18} />
        </QuickButton>
      </Tooltip>
    </Quick>
  );
}
