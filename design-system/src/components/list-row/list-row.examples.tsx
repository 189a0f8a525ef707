import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { Glyph } from '../glyph/glyph';
import { ListRow } from './list-row';

export function List(): ReactElement {
  return (
    <ul>
      <li>
        <ListRow
          href="#ferritin"
          selected
          glyph={<Glyph domain="memory" size="sm" />}
          title="Ferritin came back at 18, a little low"
          meta="4 Mar"
          secondary="“Dr. Okafor wants to repeat it in three months and asked about the headaches”"
        />
      </li>
      <li>
        <ListRow
          href="#jonas"
          glyph={<Glyph domain="memory" size="sm" />}
          title="Jonas moved to Lyon in February"
          meta="11 Mar"
          secondary="Heard in a call note. Not confirmed yet."
          status={
            <Badge tone="warning" plain>
              To confirm
            </Badge>
          }
        />
      </li>
      <li>
        <ListRow
          glyph={<Glyph domain="body" size="sm" />}
          title="I sleep best with the bedroom at 18 °C"
          meta="14 Jan"
          secondary="A row that is a button"
          onClick={() => undefined}
        />
      </li>
    </ul>
  );
}

export function Compact(): ReactElement {
  return (
    <>
      <ListRow density="compact" selected href="#tired" title="Why I’m tired this week" meta="07:12" />
      <ListRow density="compact" href="#okafor" title="Questions for Dr. Okafor" meta="06:58" />
    </>
  );
}
