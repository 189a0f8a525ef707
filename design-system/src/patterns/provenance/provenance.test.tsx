import { render, screen } from '@testing-library/react';
import { Provenance, ProvenanceItem } from './provenance';

it('tells where something came from, with its quote', () => {
  render(
    <Provenance>
      <ProvenanceItem icon="ask" title={<b>Saved by you</b>} meta="4 Mar">
        “Okafor called.”
      </ProvenanceItem>
    </Provenance>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Saved by you“Okafor called.”4 Mar');
});
