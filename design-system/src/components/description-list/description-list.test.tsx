import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Button } from '../button/button';
import { DescriptionItem, DescriptionList } from './description-list';

it('ties every name to its value', () => {
  renderWithTheme(
    <DescriptionList>
      <DescriptionItem term="Name" action={<Button>Change</Button>}>
        Mara
      </DescriptionItem>
      <DescriptionItem term="Role" note="Since March">
        Member
      </DescriptionItem>
    </DescriptionList>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Role']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mara',
    'Change',
    'MemberSince March',
  ]);
});
