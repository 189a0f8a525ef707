import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { MatchMeter } from './match-meter';

export function Reasons(): ReactElement {
  return (
    <Stack spacing={1}>
      <MatchMeter label="Meaning" weight={0.92}>
        a dinner Jonas praised
      </MatchMeter>
      <MatchMeter label="Words" weight={0.64}>
        courtyard, Jonas
      </MatchMeter>
      <MatchMeter label="Name" weight={1}>
        Jonas
      </MatchMeter>
      <MatchMeter label="Date" weight={0}>
        no date given
      </MatchMeter>
    </Stack>
  );
}
