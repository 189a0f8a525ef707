import { Card, EmptyState, Glyph, PageSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ModelStatus } from '../api/model.api';
import { ModelDetails } from './model-details';
import { OfferedModels } from './offered-models';
import { CustomModelSection } from './custom-model-section';
import { ModelPrivacyNotice } from './model-privacy-notice';

export function ModelSections({ status }: { status: ModelStatus }): ReactElement {
  const { name, isReachable, own, isOwnAllowed } = status;
  return (
    <>
      <PageSection
        title="Language model"
        lead="Your twin answers without one. With one it also has words for what your memories don’t say outright."
      >
        {name === null ? (
          <Card>
            <EmptyState glyph={<Glyph domain="neutral" icon="server" />} title="None is set up" titleAs="h3">
              {isOwnAllowed ? 'Add one below, or ask your administrator.' : 'Your administrator can add one.'}{' '}
              Until then every answer is taken from your memories, and nothing of yours is sent anywhere for
              it.
            </EmptyState>
          </Card>
        ) : (
          <ModelDetails name={name} status={status} />
        )}
      </PageSection>
      {isOwnAllowed && <CustomModelSection own={own} />}
      {name !== null && isReachable && <OfferedModels name={name} isOwn={own !== null} />}
      {name !== null && !own?.isKeyLost && <ModelPrivacyNotice own={own} />}
    </>
  );
}
