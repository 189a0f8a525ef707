import type { ReactElement } from 'react';
import { Link } from '../../components/link/link';
import { Timeline, TimelineItem } from './timeline';

export function Versions(): ReactElement {
  return (
    <Timeline>
      <TimelineItem title="Version 2, current" meta="11 Mar, 08:40" current>
        You corrected the date of the visit.
      </TimelineItem>
      <TimelineItem
        title="Version 1"
        meta="4 Mar, 18:22"
        action={
          <Link tone="muted" href="#restore">
            Restore
          </Link>
        }
      >
        First kept from what you said.
      </TimelineItem>
    </Timeline>
  );
}
