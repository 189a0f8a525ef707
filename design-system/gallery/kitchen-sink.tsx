import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { PageHeader, Stack, Text } from '../src';
import { media, space } from '../src/theme/css';
import { entries } from './catalog';

const Columns = styled.div({
  columns: 2,
  columnGap: space(6),
  '& > section': { breakInside: 'avoid', marginBottom: space(7) },
  [media.onePane]: { columns: 1 },
});

/** Everything at once: the components as neighbours, where they have to agree. */
export function KitchenSink(): ReactElement {
  return (
    <>
      <PageHeader
        title="Kitchen sink"
        description="Every example of every component, in the scheme on screen."
      />
      <Columns>
        {entries
          .filter(({ group }) => group === 'components')
          .map(({ folder, name, examples }) => (
            <section key={folder}>
              <Stack spacing={2}>
                <Text variant="h2">{name}</Text>
                {examples.map(({ name: example, Component }) => (
                  <Component key={example} />
                ))}
              </Stack>
            </section>
          ))}
      </Columns>
    </>
  );
}
