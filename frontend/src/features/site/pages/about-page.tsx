import { Feature, FeatureGrid, Glyph, Prose, SiteSection } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';

export function AboutPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="A second mind should be yours"
        lead="Twyn began with an ordinary annoyance: the things we most want to remember end up in the places where we can least ask for them."
      />
      <SiteSection title="Why it is built this way">
        <Prose>
          <p>
            Notes are easy to write and hard to ask. Assistants are easy to ask and hard to check. Twyn tries
            to be both: you write as you like, you ask as you like, and under every answer stands the sentence
            it was taken from, with the day you said it.
          </p>
          <p>
            That only works with trust, and trust is not a promise but a property. So it runs where you can
            see it, its database refuses to show one person’s rows to another, and it says “I don’t have
            anything about that” when it does not.
          </p>
        </Prose>
      </SiteSection>
      <SiteSection ruled title="What we hold ourselves to">
        <FeatureGrid>
          <Feature glyph={<Glyph domain="memory" icon="quote" />} title="A source or nothing">
            No answer without the memory it came from.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="search" />} title="Figures with a command">
            What we say about quality and speed can be printed by anybody with the source.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="info" />} title="Limits in plain words">
            It cannot infer, count or compare yet. It says so, and so do we.
          </Feature>
        </FeatureGrid>
      </SiteSection>
      <CallToAction />
    </>
  );
}
