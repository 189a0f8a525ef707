import { Badge, Button, Callout, Card, Glyph, ItemRow, PageSection } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { CustomModel } from '../api/model.api';
import { focusOnArrival } from '../../../components/on-arrival';
import { hostOf } from '../lib/custom-server';
import { CustomModelForm } from './custom-model-form';
import { RemoveCustomModel } from './remove-custom-model';

/** Shown only where the operator lets users set a server of their own. */
export function CustomModelSection({ own }: { own: CustomModel | null }): ReactElement {
  const [mode, setMode] = useState<'shown' | 'editing' | 'edited'>('shown');
  const edit = (
    <Button
      ref={mode === 'edited' ? focusOnArrival : undefined}
      size="sm"
      aria-label={own ? 'Change your server' : 'Add a server'}
      onClick={() => setMode('editing')}
    >
      {own ? 'Change' : 'Add a server'}
    </Button>
  );
  return (
    <PageSection
      title="A server of your own"
      lead="Any that speaks OpenAI’s API: OpenAI itself, vLLM, Ollama. What you ask then goes there, and to no other model."
    >
      {own?.isKeyLost && mode !== 'editing' && (
        <Callout tone="warning" title={`The key for ${hostOf(own.url)} can’t be read any more`}>
          Enter it again. Until then your twin answers by itself.
        </Callout>
      )}
      <Card padding="none">
        <ItemRow
          glyph={<Glyph domain="neutral" icon="server" />}
          title={own?.name ?? 'None'}
          badge={own?.hasKey && !own.isKeyLost && <Badge>A key is kept</Badge>}
          secondary={own?.url ?? 'You can name one, with a key where it wants one.'}
          wrapAction={own !== null}
          action={
            mode !== 'editing' && (
              <span>
                {own && <RemoveCustomModel own={own} />}
                {edit}
              </span>
            )
          }
        >
          {mode === 'editing' && <CustomModelForm own={own} onClose={() => setMode('edited')} />}
        </ItemRow>
      </Card>
    </PageSection>
  );
}
