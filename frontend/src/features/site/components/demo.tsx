import { Button, Card, LoadingScreen, Row, Text } from '@twyn/design-system';
import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import type { DemoKind } from '../demos/demo-kinds';

const load: Record<DemoKind, () => Promise<{ default: ComponentType }>> = {
  neural: async () => ({ default: (await import('../demos/neural/neural-demo')).NeuralDemo }),
  voice: async () => ({ default: (await import('../demos/voice/voice-demo')).VoiceDemo }),
  bio: async () => ({ default: (await import('../demos/bio/bio-demo')).BioDemo }),
};
const demos: Record<DemoKind, LazyExoticComponent<ComponentType>> = {
  neural: lazy(load.neural),
  voice: lazy(load.voice),
  bio: lazy(load.bio),
};

const failures: Record<DemoKind, string> = {
  neural: 'Neural visualization loading...',
  voice: 'Voice assistant not available',
  bio: 'Failed to load component',
};

/** Each demo is a chunk of its own, and the page stands without it. */
export function Demo({ kind }: { kind: DemoKind }): ReactElement {
  const [Chosen, setChosen] = useState(() => demos[kind]);
  const handleRetry = (): void => {
    demos[kind] = lazy(load[kind]);
    setChosen(() => demos[kind]);
  };
  return (
    <DemoBoundary failure={failures[kind]} onRetry={handleRetry}>
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

interface DemoBoundaryProps {
  failure: string;
  /** Before another attempt: what failed once would fail for ever. */
  onRetry: () => void;
  children: ReactNode;
}

class DemoBoundary extends Component<DemoBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  handleRetry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Card>
        <Row gap={2}>
          <Text role="status">{this.props.failure}</Text>
          <Button size="sm" onClick={this.handleRetry}>
            Try again
          </Button>
        </Row>
      </Card>
    );
  }
}
