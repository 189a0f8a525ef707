import { useState, type ReactElement } from 'react';
import { ReorderList } from './reorder-list';

const readings = ['Sleep', 'Resting heart rate', 'Steps'].map((label) => ({ id: label, label }));

export function Readings(): ReactElement {
  const [items, setItems] = useState(readings);
  const place = (ids: string[]): void =>
    setItems(ids.flatMap((id) => items.filter((item) => item.id === id)));
  return <ReorderList label="Order of the readings" items={items} onReorder={place} />;
}
