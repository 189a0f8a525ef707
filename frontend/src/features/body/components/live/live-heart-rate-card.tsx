import { Badge, Box, Card, Glyph, Text } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense } from 'react';
import { useLiveHeartRate, useLiveState } from '../../hooks/use-live-heart-rate';
import { signalWords } from '../../lib/signal-words';
import { NoStrap } from './no-strap';

// Whoever has no strap needs none of it.
const StrapPanel = lazy(async () => ({ default: (await import('./strap-panel')).StrapPanel }));

export interface LiveHeartRateCardProps {
  /** The usual range of the resting heart rate, in beats a minute, once there are enough nights for it. */
  usualAtRest?: readonly [low: number, high: number];
}

/** The heart rate of a strap as it beats: by Web Bluetooth, or simulated and labelled as that. */
export function LiveHeartRateCard({ usualAtRest }: LiveHeartRateCardProps): ReactElement {
  const live = useLiveHeartRate();
  const isOff = useLiveState(live).link === 'off';
  return (
    <Card
      padding="none"
      glyph={<Glyph domain="body" size="sm" />}
      title="Heart rate, live"
      aria-label="Heart rate, live"
      actions={<Status />}
    >
      <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
        {isOff ? (
          <NoStrap live={live} />
        ) : (
          <Suspense fallback={<Box sx={{ minHeight: 320 }} />}>
            <StrapPanel live={live} {...(usualAtRest && { usualAtRest })} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}

function Status(): ReactElement | null {
  const state = useLiveState(useLiveHeartRate());
  if (state.link === 'off') return null;
  const { tone, words } = signalWords(state);
  return (
    <Text as="span" role="status" variant="caption" style={{ paddingInlineEnd: 8 }}>
      {state.isSimulated ? (
        <Badge>{words}</Badge>
      ) : (
        <Badge plain tone={tone}>
          {words}
        </Badge>
      )}
    </Text>
  );
}
