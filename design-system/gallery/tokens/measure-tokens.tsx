import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { PageHeader, Text } from '../../src';
import { px, space, tabularFigures, typeStyle } from '../../src/theme/css';
import { color, edge } from '../../src/theme/vars';
import { layer } from '../../src/tokens/elevation';
import { durationMs } from '../../src/tokens/motion';
import { radius } from '../../src/tokens/radius';
import { breakpoint, size } from '../../src/tokens/size';

const tables = [
  { title: 'Size, in pixels', values: size },
  { title: 'Radius, in pixels', values: radius },
  { title: 'Breakpoint, in pixels', values: breakpoint },
  { title: 'Duration, in milliseconds', values: durationMs },
  { title: 'Layer', values: layer },
];

const Columns = styled.div({ columns: `${space(40)} auto`, columnGap: space(5) });
const Table = styled.section({ breakInside: 'avoid', marginBottom: space(4) });
const Line = styled.div({
  ...typeStyle('label'),
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(0.5, 0),
  borderTop: edge.hairline,
  '& > :first-of-type': { flex: 1, color: color.text.muted },
});
const Rule = styled.span({ height: space(0.5), maxWidth: '50%', background: color.border.strong });

/** Sizes, radii, durations and layers. */
export function MeasureTokens(): ReactElement {
  return (
    <>
      <PageHeader title="Measure and motion" description="An 8 px grid, halves and quarters inside chips." />
      <Columns>
        {tables.map(({ title, values }) => (
          <Table key={title}>
            <Text variant="h3" as="h2">
              {title}
            </Text>
            {Object.entries(values).map(([name, value]) => (
              <Line key={name}>
                <span>{name}</span>
                <Rule style={{ width: px(Math.min(value, 200)) }} />
                <span>{value}</span>
              </Line>
            ))}
          </Table>
        ))}
      </Columns>
    </>
  );
}
