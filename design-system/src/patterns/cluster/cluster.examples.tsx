import type { ReactElement } from 'react';
import { Sparkline } from '../../components/sparkline/sparkline';
import { Cluster, MetricCell } from './cluster';

export function FourDomains(): ReactElement {
  return (
    <Cluster>
      <MetricCell domain="body" title="Heart rate" note="06:12" value="62" unit="bpm">
        2 readings today.
      </MetricCell>
      <MetricCell domain="mood" title="Mood" note="21:10" value="Good">
        1 entry today.
      </MetricCell>
      <MetricCell domain="home" title="Home" value="20.5" unit="°C" href="#home">
        2 lights on. Everything is closed.
      </MetricCell>
      <MetricCell domain="memory" title="Memory">
        Nothing told yet.
      </MetricCell>
    </Cluster>
  );
}

export function WithPictures(): ReactElement {
  return (
    <Cluster data-cells="wide">
      <MetricCell
        domain="body"
        title="Resting heart rate"
        note="06:10"
        value="58"
        unit="bpm"
        href="#resting-heart-rate"
        picture={<Sparkline domain="body" band={{ low: 55, high: 61 }} values={[64, 58, 57, 59, 60, 58]} />}
        source="Oura ring"
      >
        Usual, 55–61
      </MetricCell>
      <MetricCell
        domain="body"
        title="Weight"
        note="07:20"
        value="64.1"
        unit="kg"
        picture={<Sparkline domain="body" values={[64.3, null, 64.2, 64.1]} />}
        source="Entered here"
      >
        4 of 7 days needed
      </MetricCell>
    </Cluster>
  );
}
