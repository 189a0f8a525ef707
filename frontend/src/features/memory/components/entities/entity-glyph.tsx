import { Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { EntityKind } from '../../api/entities.api';
import { entityKinds } from '../../lib/entity-labels';

export function EntityGlyph({ kind }: { kind: EntityKind }): ReactElement {
  return <Glyph domain="memory" icon={entityKinds[kind].icon} size="sm" />;
}
