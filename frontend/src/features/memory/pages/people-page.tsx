import { EmptyState, Glyph, ListDetail, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { EntityDetailPane } from '../components/entities/entity-detail-pane';
import { PeoplePane } from '../components/entities/people-pane';
import { usePeopleView } from '../hooks/use-people-view';

/** Whom the memories speak of. */
export function PeoplePage(): ReactElement {
  const view = usePeopleView();
  return (
    <>
      <VisuallyHidden as="h1">People and places</VisuallyHidden>
      <ListDetail
        listLabel="People and places"
        list={<PeoplePane view={view} />}
        detail={
          view.openId !== null ? (
            <EntityDetailPane key={view.openId} id={view.openId} view={view} />
          ) : undefined
        }
        placeholder={
          <EmptyState align="center" glyph={<Glyph domain="memory" icon="user" />} title="Open a name">
            Its memories, dates and related names appear beside it.
          </EmptyState>
        }
      />
    </>
  );
}
