import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ChartOrTable, type ValuesTable } from '../../internal/chart-or-table';
import { flag } from '../../internal/flag';
import { domainVars, type Domain } from '../../internal/domain';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { SPACE_UNIT_PX } from '../../tokens/size';

export interface ColumnChartProps {
  domain: Domain;
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  /** Without a value the column is left empty. */
  columns: readonly { label: string; value: number | null; isMarked?: boolean }[];
  /** From where the columns stand; those below go down. @default 0 */
  base?: number;
  /** So far from the base to both sides is what chance gives. */
  chance?: number;
  formatValue: (value: number) => string;
  table: ValuesTable;
}

const PICTURE = 22 * SPACE_UNIT_PX;

const Root = styled.div({
  ...domainVars,
  ...typeStyle('caption'),
  ...tabularFigures,
  color: color.text.faint,
});
const Plot = styled.div({
  position: 'relative',
  height: PICTURE,
  display: 'flex',
  gap: space(0.5),
  marginTop: space(2),
});
const Band = styled.i({ position: 'absolute', insetInline: 0, background: color.surface.selected });
const Base = styled.i({ position: 'absolute', insetInline: 0, borderTop: edge.strong });
const Column = styled.span({ position: 'relative', flex: 1, minWidth: 0 });
const Bar = styled.i({
  position: 'absolute',
  insetInline: '18%',
  background: color.text.faint,
  '&[data-marked]': { background: 'var(--d-line)' },
});
const Figure = styled.span({
  position: 'absolute',
  insetInline: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const Labels = styled.div({
  display: 'flex',
  gap: space(0.5),
  marginTop: space(2.5),
  borderTop: edge.hairline,
});
const Label = styled.span({
  flex: 1,
  minWidth: 0,
  paddingTop: space(0.5),
  textAlign: 'center',
  overflow: 'hidden',
});
/** More columns have no room for their figures; the table has them. */
const MOST_FIGURES = 8;

/** A few values side by side, up and down from a base. */
export function ColumnChart(props: ColumnChartProps): ReactElement {
  const { domain, summary, columns, base = 0, chance = 0, formatValue, table } = props;
  const values = columns.flatMap(({ value }) => (value === null ? [] : [value]));
  const top = Math.max(base + chance, ...values, base);
  const bottom = Math.min(base - chance, ...values, base);
  const at = (value: number): number => ((value - bottom) / (top - bottom || 1)) * 100;
  const between = (one: number, other: number): { bottom: string; height: string } => ({
    bottom: `${String(Math.min(at(one), at(other)))}%`,
    height: `${String(Math.abs(at(one) - at(other)))}%`,
  });
  return (
    <ChartOrTable
      summary={summary}
      table={table}
      chart={
        <Root data-domain={domain} aria-hidden>
          <Plot>
            {chance > 0 && <Band style={between(base - chance, base + chance)} />}
            <Base style={{ bottom: `${String(at(base))}%` }} />
            {columns.map(({ label, value, isMarked }) => (
              <Column key={label}>
                {value !== null && (
                  <>
                    <Bar data-marked={flag(isMarked)} style={between(base, value)} />
                    {columns.length <= MOST_FIGURES && (
                      <Figure
                        style={
                          value < base
                            ? { top: `${String(100 - at(value))}%` }
                            : { bottom: `${String(at(value))}%` }
                        }
                      >
                        {formatValue(value)}
                      </Figure>
                    )}
                  </>
                )}
              </Column>
            ))}
          </Plot>
          <Labels>
            {columns.map(({ label }) => (
              <Label key={label}>{label}</Label>
            ))}
          </Labels>
        </Root>
      }
    />
  );
}
