import type { ReactElement } from 'react';
import { Glyph } from '../../components/glyph/glyph';
import { Highlight } from '../../components/highlight/highlight';
import { MatchMeter } from '../../components/match-meter/match-meter';
import { SourceChip } from '../../components/source-chip/source-chip';
import { ResultCard } from './result-card';

const excerpt = '…sat in the courtyard until eleven, Jonas wouldn’t stop about the grilled octopus.';

export function StrongMatch(): ReactElement {
  return (
    <ResultCard
      defaultOpen
      glyph={<Glyph domain="memory" size="sm" />}
      title="The courtyard place near Rua das Flores"
      href="#memory"
      source={<SourceChip name="Voice note, 0:42" meta="21 Sep 2025" href="#source" />}
      strength="Strong"
      reasons={
        <>
          <MatchMeter label="Meaning" weight={0.92}>
            a dinner Jonas praised
          </MatchMeter>
          <MatchMeter label="Words" weight={0.64}>
            courtyard, Jonas
          </MatchMeter>
        </>
      }
    >
      <Highlight
        text={excerpt}
        ranges={[
          { start: 12, end: 21 },
          { start: 36, end: 41 },
        ]}
      />
    </ResultCard>
  );
}

export function WeakMatchFoldedOnPhones(): ReactElement {
  return (
    <ResultCard
      glyph={<Glyph domain="home" size="sm" />}
      title="Away mode, 18 to 24 September"
      href="#away"
      strength="Weak"
      reasons={
        <MatchMeter label="Date" weight={0.62}>
          covers the same days
        </MatchMeter>
      }
    >
      Heating at 15 °C, lights on a random plan. Confirms the travel dates.
    </ResultCard>
  );
}

export function SelectedByFiltersAlone(): ReactElement {
  return (
    <ResultCard
      glyph={<Glyph domain="memory" size="sm" />}
      title="The tram back from Foz"
      href="#tram"
      source={<SourceChip name="Told in a form" meta="20 Sep 2025" href="#source" />}
    >
      Line 1 along the river, an hour by the water.
    </ResultCard>
  );
}
