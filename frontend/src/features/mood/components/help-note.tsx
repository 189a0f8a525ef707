import { Callout } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetMoodSupportQuery } from '../../../shared/mood/api/mood.api';

/** Whom one may call, after several very low entries. It says nothing about the person. */
export function HelpNote(): ReactElement | null {
  const { data } = useGetMoodSupportQuery();
  if (!data?.contacts) return null;
  return (
    <Callout role="note" aria-label="Whom you can call" title="If you’d like to talk to somebody">
      {data.contacts}
    </Callout>
  );
}
