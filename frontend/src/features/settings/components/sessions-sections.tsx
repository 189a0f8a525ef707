import { Card, EmptyState, Glyph, PageSection, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Session } from '../api/sessions.api';
import { SignOutOthers } from './sign-out-others';
import { SessionRow } from './session-row';

export function SessionsSections({ sessions }: { sessions: Session[] }): ReactElement {
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <PageSection title="Here" lead="The browser you’re using now.">
        <SessionList sessions={current} />
      </PageSection>
      <PageSection
        title="Elsewhere"
        lead="Other browsers that are signed in. One you don’t know? End it, then change your password."
      >
        {others.length === 0 ? (
          <Card>
            <EmptyState glyph={<Glyph domain="neutral" icon="laptop" />} title="Nowhere else" titleAs="h3">
              You’re signed in on this device only.
            </EmptyState>
          </Card>
        ) : (
          <Stack spacing={2}>
            <SessionList sessions={others} />
            {others.length > 1 && <SignOutOthers count={others.length} />}
          </Stack>
        )}
      </PageSection>
    </>
  );
}

function SessionList({ sessions }: { sessions: Session[] }): ReactElement {
  return (
    <Card padding="none" as="ul">
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionRow session={session} />
        </li>
      ))}
    </Card>
  );
}
