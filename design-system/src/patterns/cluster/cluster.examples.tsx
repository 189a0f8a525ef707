import type { ReactElement } from 'react';
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
