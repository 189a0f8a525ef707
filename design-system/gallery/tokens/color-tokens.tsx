import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { PageHeader, Text } from '../../src';
import { corner, space } from '../../src/theme/css';
import { edge, gradient } from '../../src/theme/vars';
import { CSS_VAR_PREFIX } from '../../src/theme/vars';
import { colorRoles } from '../../src/tokens/color';

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${space(18)}, 1fr))`,
  gap: space(1.5),
  margin: space(1, 0, 4),
});
const Swatch = styled.div({
  height: space(7),
  marginBottom: space(0.75),
  border: edge.hairline,
  borderRadius: corner('sm'),
});

/** Every colour role in the scheme on screen. */
export function ColorTokens(): ReactElement {
  return (
    <>
      <PageHeader
        title="Colour"
        description="Surfaces step by lightness, never by shadow. Domain hues mean one thing each."
      />
      {Object.entries(colorRoles).map(([group, roles]) => (
        <section key={group}>
          <Text variant="h2">{group}</Text>
          <Grid>
            {roleNames(roles).map((name) => (
              <Sample
                key={name}
                name={`${group}.${name}`}
                fill={`var(--${CSS_VAR_PREFIX}-palette-${group}-${name.replaceAll('.', '-')})`}
              />
            ))}
            {group === 'accent' && <Sample name="accent gradient" fill={gradient.action} />}
          </Grid>
        </section>
      ))}
    </>
  );
}

function Sample({ name, fill }: { name: string; fill: string }): ReactElement {
  return (
    <div>
      <Swatch style={{ background: fill }} />
      <Text variant="caption">{name}</Text>
    </div>
  );
}

function roleNames(roles: object, prefix = ''): string[] {
  return Object.entries(roles).flatMap(([name, value]: [string, object]) =>
    'dark' in value ? [prefix + name] : roleNames(value, `${prefix}${name}.`),
  );
}
