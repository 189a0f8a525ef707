import { Feature, FeatureGrid, Glyph, ScreenPicture, SiteSection, SplitRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { CallToAction } from '../components/call-to-action';
import { screens } from '../content/screens';

export function FeaturesPage(): ReactElement {
  return (
    <>
      <SiteSection
        titleAs="h1"
        title="A memory you can check"
        lead="Twyn keeps what you tell it, finds it again in other words, and shows where every answer came from."
      />
      <SiteSection title="What it does today">
        <SplitRow picture={<ScreenPicture {...screens.dashboard} />}>
          <Text variant="h2" as="h3">
            Tell it something
          </Text>
          <Text variant="read" tone="muted">
            A sentence, or a hundred notes pasted at once, one memory a paragraph. Each keeps where it came
            from and every version it ever had. Nothing is lost when the server is away: your words wait in
            the field.
          </Text>
        </SplitRow>
        <SplitRow picture={<ScreenPicture {...screens.ask} />}>
          <Text variant="h2" as="h3">
            Ask it
          </Text>
          <Text variant="read" tone="muted">
            The answer is made of your own words, and each claim carries the number of its source. When your
            memories do not hold the answer, it says so instead of guessing.
          </Text>
        </SplitRow>
        <SplitRow picture={<ScreenPicture {...screens.search} />}>
          <Text variant="h2" as="h3">
            Search by meaning
          </Text>
          <Text variant="read" tone="muted">
            “Nut allergy” finds the note about peanuts. Every result says why it matched, signal by signal,
            and the list ends where matches end.
          </Text>
        </SplitRow>
      </SiteSection>
      <SiteSection ruled title="What you can rely on">
        <FeatureGrid>
          <Feature glyph={<Glyph domain="neutral" icon="clock" />} title="A history, not an overwrite">
            Correct a memory and the earlier words stay, with the change marked. Any version can be brought
            back.
          </Feature>
          <Feature
            glyph={<Glyph domain="neutral" icon="undo" />}
            title="Forgetting is real, and can be undone"
          >
            What you forget is out of every answer at once, and deleted for good after its time in the bin.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="lock" />} title="Only you can read it">
            The database itself compares the owner of every row with who is asking. A forgotten condition in
            the code shows nothing.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="server" />} title="Your machine">
            One command with Node, or one with Docker. No cloud account, no telemetry, no request to anybody
            else.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="key" />} title="Sessions you can see">
            Every device that is signed in is listed and can be signed out. Sensitive changes ask for your
            password again.
          </Feature>
          <Feature glyph={<Glyph domain="neutral" icon="laptop" />} title="Phone, desktop, keyboard">
            Dark and light, from 360 pixels up, with a keyboard alone and with a screen reader.
          </Feature>
        </FeatureGrid>
      </SiteSection>
      <SiteSection
        ruled
        title="What comes next"
        lead="Designed, and not there yet. The demos on the home page show the idea on sample data."
      >
        <FeatureGrid>
          <Feature glyph={<Glyph domain="body" />} title="Body">
            Sleep, heart rate and movement from what you already wear, compared with your own usual.
          </Feature>
          <Feature glyph={<Glyph domain="mood" />} title="Mood">
            A check-in of ten seconds, and what tends to go with a good week.
          </Feature>
          <Feature glyph={<Glyph domain="home" />} title="Home and voice">
            Rooms and devices run by sentence, with a confirmation before anything that matters.
          </Feature>
        </FeatureGrid>
      </SiteSection>
      <CallToAction />
    </>
  );
}
