import styled from '@emotion/styled';
import { space, typeStyle } from '../theme/css';
import { color } from '../theme/vars';
import { domainVars } from './domain';

/** What the marks of a chart mean, each with its word. */
export const ChartKey = styled.div({
  ...typeStyle('caption'),
  ...domainVars,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.75, 2),
  color: color.text.muted,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: space(0.75) },
});

/** Too few for a value: hatched, never empty and never nought. */
export const hatch = `repeating-linear-gradient(135deg, transparent 0 2px, ${color.border.control} 2px 3px)`;
