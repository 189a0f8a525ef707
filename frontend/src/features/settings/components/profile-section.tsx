import { Card, DescriptionItem, DescriptionList, PageSection } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../store/hooks';
import { MemberSince } from './member-since';
import { EmailItem } from './email-item';
import { NameItem } from './name-item';

export function ProfileSection(): ReactNode {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <PageSection title="Profile" lead="What your twin calls you, and where account messages go.">
      <Card padding="none">
        <DescriptionList>
          <NameItem name={user.displayName} />
          <EmailItem email={user.email} isVerified={user.emailVerified} />
          <DescriptionItem term="Role">{user.role === 'admin' ? 'Administrator' : 'Member'}</DescriptionItem>
          <MemberSince />
        </DescriptionList>
      </Card>
    </PageSection>
  );
}
