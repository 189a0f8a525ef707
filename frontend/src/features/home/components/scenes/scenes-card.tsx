import { Button, Card, HomeGlyph, Icon, ItemRow, Row, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { wordList } from '../../../../lib/format';
import type { Home } from '../../../../shared/home/api/home.api';
import { type HomeScene, useListHomeScenesQuery } from '../../api/scenes.api';
import { SceneDialog } from './scene-dialog';
import { useApplyScene } from './use-apply-scene';

const MOST_NAMED = 4;

/** How devices were on an evening, to be had again by one press. */
export function ScenesCard({ home }: { home: Pick<Home, 'areas'> }): ReactElement {
  const query = useListHomeScenesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<HomeScene | 'new'>();
  return (
    <Card
      title="Scenes"
      padding="none"
      aria-label="Scenes"
      actions={
        <Button
          size="sm"
          tone="quiet"
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => setOpen('new')}
        >
          New scene
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your scenes"
        skeleton={<RowSkeleton rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <ItemRow title={<Text tone="muted">Set the room as you like it, then keep it as a scene.</Text>} />
        }
      >
        {({ items }) => (
          <ul>
            {items.map((scene) => (
              <li key={scene.id}>
                <SceneRow scene={scene} onEdit={() => setOpen(scene)} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {open !== undefined && (
        <SceneDialog
          {...(open !== 'new' && { scene: open })}
          areas={home.areas}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

function SceneRow({ scene, onEdit }: { scene: HomeScene; onEdit: () => void }): ReactElement {
  const { name, entities } = scene;
  const { apply, isLoading } = useApplyScene(scene);
  const names = entities.slice(0, MOST_NAMED).map(({ entityName }) => entityName);
  const more = entities.length - names.length;
  return (
    <ItemRow
      wrapAction
      glyph={<HomeGlyph icon="scene" />}
      title={name}
      secondary={
        entities.length === 0
          ? 'None of its devices is there any more.'
          : wordList(more > 0 ? [...names, `${String(more)} more`] : names)
      }
      action={
        <Row nowrap>
          <Button size="sm" tone="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            loading={isLoading}
            disabled={entities.length === 0}
            aria-label={`Activate ${name}`}
            onClick={() => void apply()}
          >
            Activate
          </Button>
        </Row>
      }
    />
  );
}
