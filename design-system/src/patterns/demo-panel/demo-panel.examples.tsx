import type { ReactElement } from 'react';
import { Text } from '../../components/text/text';
import { DemoPanel } from './demo-panel';

export function ASampleLife(): ReactElement {
  return (
    <>
      <h2>Try it</h2>
      <DemoPanel title="Mara’s twin" note="Sample data" side="The side" footnote="Mara is invented.">
        <Text variant="read">What is Ana allergic to?</Text>
      </DemoPanel>
    </>
  );
}
