import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { DiffText } from '../../components/diff-text/diff-text';
import { Stack } from '../../components/layout/layout';
import { Link } from '../../components/link/link';
import { OutcomeLine } from './outcome-line';

const undo = (
  <Button size="sm" tone="quiet">
    Undo
  </Button>
);

export function Remembered(): ReactElement {
  return (
    <Stack spacing={1.5}>
      <OutcomeLine
        title="Remembered"
        about={
          <Link tone="muted" href="#memory">
            My sister Ana is allergic to peanuts, and her son Leo to eggs.
          </Link>
        }
        action={undo}
      />
      <OutcomeLine title="Remembered 3 things" action={undo} />
      <OutcomeLine isUndone title="Not kept" about="In the trash for 30 days" />
    </Stack>
  );
}

export function Corrected(): ReactElement {
  return (
    <OutcomeLine title={<Link href="#memory">Corrected</Link>} action={undo}>
      <DiffText
        tone="quiet"
        parts={[
          { kind: 'removed', text: 'The car is on level 3.' },
          { kind: 'same', text: ' → ' },
          { kind: 'added', text: 'The car is on level 4.' },
        ]}
      />
    </OutcomeLine>
  );
}
