import { Card, DescriptionItem, DescriptionList, PageSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { CustomModel } from '../api/model.api';
import { hostOf } from '../lib/custom-server';

/** Says what is sent to the language model. Keep in step with docs/language-model.md. */
export function ModelPrivacyNotice({ own }: { own: CustomModel | null }): ReactElement {
  return (
    <PageSection
      title="What it gets to read"
      lead={`With a question that it is asked, and only then. ${own ? yours(own) : OPERATORS}`}
    >
      <Card padding="none">
        <DescriptionList>
          <DescriptionItem term="What you write" note="As much as fits.">
            Your message and the conversation before it
          </DescriptionItem>
          <DescriptionItem term="Your memories">Up to 12 of the best matches</DescriptionItem>
          <DescriptionItem term="Your home">Names and rooms of your devices</DescriptionItem>
          <DescriptionItem
            term="What it may do"
            note="It does nothing by itself. What opens or unlocks something asks you first."
          >
            The list of your twin’s skills
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </PageSection>
  );
}

const OPERATORS = 'Your administrator can tell you where its server is and who can read there.';

function yours({ url }: CustomModel): string {
  return `It goes only to ${hostOf(url)}, the server you added. Ask its operator who can read there.`;
}
