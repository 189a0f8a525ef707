import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RemovableRow } from './removable-row';

function List({ names }: { names: string[] }): ReactElement {
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <RemovableRow key={name}>
            {name} <button>Delete {name}</button>
          </RemovableRow>
        ))}
      </ul>
    </main>
  );
}

describe('a row that leaves', () => {
  it('gives its focus to the next row, the last one to the row before, the only one to the page', () => {
    const { rerender } = render(<List names={['Ana', 'Bo', 'Cleo']} />);
    screen.getByRole('button', { name: 'Delete Bo' }).focus();
    rerender(<List names={['Ana', 'Cleo']} />);
    expect(screen.getByRole('button', { name: 'Delete Cleo' })).toHaveFocus();
    rerender(<List names={['Ana']} />);
    expect(screen.getByRole('button', { name: 'Delete Ana' })).toHaveFocus();
    rerender(<List names={[]} />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus where it is when it is elsewhere', () => {
    const { rerender } = render(<List names={['Ana', 'Bo']} />);
    screen.getByRole('button', { name: 'Delete Ana' }).focus();
    rerender(<List names={['Ana']} />);
    expect(screen.getByRole('button', { name: 'Delete Ana' })).toHaveFocus();
  });
});
