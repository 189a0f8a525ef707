import { useState, type ReactElement } from 'react';
import { Card } from '../card/card';
import { Glyph } from '../glyph/glyph';
import { ListRow } from '../list-row/list-row';
import { SelectableRow } from './selectable-row';

const titles = ['Ferritin came back at 18', 'Toronto calls until April', 'Boiler serviced'];

export function ChosenTogether(): ReactElement {
  const [chosen, setChosen] = useState(['Boiler serviced']);
  return (
    <Card padding="none">
      {titles.map((title) => (
        <SelectableRow
          key={title}
          label={`Select ${title}`}
          checked={chosen.includes(title)}
          selecting={chosen.length > 0}
          onSelect={(checked) =>
            setChosen(checked ? [...chosen, title] : chosen.filter((other) => other !== title))
          }
        >
          <ListRow
            glyph={<Glyph domain="memory" size="sm" />}
            title={title}
            secondary="Saved by you"
            href="#"
          />
        </SelectableRow>
      ))}
    </Card>
  );
}
