import { Card, LoadingScreen, Text } from '@twyn/design-system';
import { Component, type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { DemoKind } from '../demos/demo-kinds';

const demos: Record<DemoKind, ComponentType> = {
  neural: lazy(async () => ({ default: (await import('../demos/neural/neural-demo')).NeuralDemo })),
  voice: lazy(async () => ({ default: (await import('../demos/voice/voice-demo')).VoiceDemo })),
  bio: lazy(async () => ({ default: (await import('../demos/bio/bio-demo')).BioDemo })),
};

const failures: Record<DemoKind, string> = {
  neural: 'Neural visualization loading...',
  voice: 'Voice assistant not available',
  bio: 'Failed to load component',
};

/** Each demo is a chunk of its own, and the page stands without it. */
export function Demo({ kind }: { kind: DemoKind }): ReactElement {
  const Chosen = demos[kind];
  return (
    <DemoBoundary failure={failures[kind]}>
      <Suspense
        fallback={
          <Card>
            <LoadingScreen text="Preparing your interactive demo experience..." fullScreen={false} />
          </Card>
        }
      >
        <Chosen />
      </Suspense>
    </DemoBoundary>
  );
}

class DemoBoundary extends Component<{ failure: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Card>
        <Text role="status">{this.props.failure}</Text>
      </Card>
    );
  }
}
