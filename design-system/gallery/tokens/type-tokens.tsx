import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { PageHeader, Text, textVariants } from '../../src';
import { media, space } from '../../src/theme/css';
import { typeScale } from '../../src/tokens/type';

const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: `${space(18)} minmax(0, 1fr)`,
  alignItems: 'baseline',
  gap: space(2),
  marginBottom: space(2),
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(0.25) },
});

/** The type scale with its measures. */
export function TypeTokens(): ReactElement {
  return (
    <>
      <PageHeader
        title="Type"
        description="Inter with optical sizing, Geist Mono for ids. Figures are tabular where they align or change."
      />
      {textVariants.map((variant) => (
        <Line key={variant}>
          <Text variant="mono" tone="muted">
            {variant} {typeScale[variant].size}/{typeScale[variant].line}
          </Text>
          <Text variant={variant} as="p" truncate>
            You slept 6 h 12 min, under your usual
          </Text>
        </Line>
      ))}
    </>
  );
}
