import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { PageHeader, Text } from '../src';
import { space, typeStyle } from '../src/theme/css';
import { color, edge } from '../src/theme/vars';
import type { Entry } from './catalog';
import type { PropsDoc } from './read-props';

const Section = styled.section({
  padding: space(3, 0),
  borderTop: edge.hairline,
  '& > h2': { marginBottom: space(2) },
});
const Scroll = styled.div({ overflowX: 'auto' });
const Table = styled.table({
  ...typeStyle('label'),
  width: '100%',
  minWidth: space(70),
  borderCollapse: 'collapse',
  fontWeight: 400,
  '& th, & td': {
    padding: space(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderTop: edge.hairline,
  },
  '& th': { color: color.text.muted, fontWeight: 500 },
  '& code': typeStyle('mono'),
  '& td:nth-of-type(2)': { color: color.text.muted },
});

export function EntryPage({ entry }: { entry: Entry }): ReactElement {
  return (
    <>
      <PageHeader title={entry.name} />
      {entry.examples.map(({ name, Component }) => (
        <Section key={name}>
          <Text variant="h3" as="h2" tone="muted">
            {name}
          </Text>
          <Component />
        </Section>
      ))}
      {entry.props.map((doc) => (
        <Section key={doc.name}>
          <Text variant="h3" as="h2" tone="muted">
            {doc.name}
          </Text>
          <Scroll>
            <PropsTable doc={doc} />
          </Scroll>
        </Section>
      ))}
    </>
  );
}

function PropsTable({ doc }: { doc: PropsDoc }): ReactElement {
  return (
    <Table>
      <thead>
        <tr>
          <th>Prop</th>
          <th>Type</th>
          <th>Default</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {doc.props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>
                {prop.name}
                {prop.isOptional && '?'}
              </code>
            </td>
            <td>
              <code>{prop.type}</code>
            </td>
            <td>
              <code>{prop.defaultValue}</code>
            </td>
            <td>{prop.doc}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
