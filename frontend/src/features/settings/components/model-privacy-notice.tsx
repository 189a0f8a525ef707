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
          <DescriptionItem term="What you write" note="As far back as fits.">
            Your message and the conversation before it
          </DescriptionItem>
          <DescriptionItem term="Your memories">
            The twelve at most that fit your question best
          </DescriptionItem>
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

const OPERATORS = 'Where its server stands, and who may read there, whoever runs this Twyn can tell you.';

function yours({ url }: CustomModel): string {
  return `It goes to ${hostOf(url)}, which you have named, and to no other model; who may read there, whoever runs that server can tell you.`;
}
