import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ParsedCommand, SkillList } from '../../../shared/skills/api/skills.api';
import { activityServer, LIGHTS_ON } from '../../../testing/msw/handlers/activity';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { SkillsPage } from './skills-page';

const UNLOCK: SkillList['items'][number] = {
  ...LIGHTS_ON,
  name: 'home.unlock',
  description: 'Unlocks a door.',
  examples: ['Unlock the front door'],
  risk: 'guarded',
};
const SPARKLE: typeof UNLOCK = {
  ...LIGHTS_ON,
  group: 'Everything else',
  name: 'sparkle',
  description: 'Sparkles.',
  examples: ['Sparkle'],
};

const PARSED: ParsedCommand = {
  outcome: 'act',
  intents: [
    {
      skill: 'light.set',
      parameters: { brightnessPct: 30 },
      targets: ['light.lamp'],
      makes: null,
      confidence: 0.9,
      unexplained: [],
    },
  ],
  explanation: [
    {
      text: 'dim the lamp to 30%',
      act: 'home',
      decision: 'act',
      confidence: 0.98,
      form: ['isImperative'],
      candidates: [
        {
          ...{
            skill: 'home.on',
            source: 'frames',
            parameters: { brightnessPct: 30 },
            targets: ['light.lamp'],
          },
          ...{ score: 0.97, coverage: 1, unread: [], isChosen: true },
        },
        {
          ...{ skill: 'home.off', source: 'rules', parameters: {}, targets: [] },
          ...{ score: 0, coverage: 0.6, unread: ['lamp'], isChosen: false, verdict: 'outscored' },
        },
      ],
    },
  ],
};

function State(): ReactElement {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function open(parsed?: ParsedCommand): Rendered {
  server.use(...activityServer([], [LIGHTS_ON, UNLOCK, SPARKLE], parsed).handlers);
  const page = (
    <>
      <SkillsPage />
      <State />
    </>
  );
  return renderWithProviders(page, { at: '/skills' });
}

test('lists by domain what can be said, with its risk in words', async () => {
  open();
  const home = within(await screen.findByRole('region', { name: 'Home' }));
  expect(home.getByText('Moves something in the home; can be undone')).toBeVisible();
  expect(home.getByText('Asks for confirmation first')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Everything else' })).getByText('Sparkles.'),
  ).toBeVisible();
});

test('takes a sentence to the chat without sending it', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Unlock the front door' }));
  await waitFor(() => expect(address()).toBe('/ai-chat'));
  expect(screen.getByText('{"draft":"Unlock the front door"}')).toBeVisible();
});

test('is searched', async () => {
  const { user } = open();
  await screen.findByRole('region', { name: 'Home' });
  const field = screen.getByRole('searchbox', { name: 'Search what you can say' });
  await user.type(field, 'front UNLOCK');
  expect(screen.getByText('Unlocks a door.')).toBeVisible();
  expect(screen.queryByText('Turns devices on.')).not.toBeInTheDocument();
  await user.type(field, ' submarine');
  expect(screen.getByRole('heading', { name: 'Nothing like that' })).toBeVisible();
});

test('explains how a sentence is understood', async () => {
  const { user } = open(PARSED);
  await user.type(await screen.findByRole('textbox', { name: 'A sentence' }), 'Dim the lamp to 30%{Enter}');
  const card = within(await screen.findByRole('region', { name: /Dim the lamp/ }));
  expect(card.getByText('This would run right away.')).toBeVisible();
  expect(card.getByText('Turns devices on.')).toBeVisible();
  expect(card.getByText('“dim the lamp to 30%” is something to do.')).toBeVisible();
  expect(card.getByText('home, 98% sure')).toBeVisible();
  expect(card.getByText('brightness pct 30')).toBeVisible();
  expect(
    card.getByText('home.off: score 0.00 by rules, explains 60%, leaves out “lamp”, outscored'),
  ).toBeVisible();
});

test('says that a sentence asks for nothing', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'A sentence' }), 'Ana likes tea{Enter}');
  expect(await screen.findByText(/This isn’t a command/)).toBeVisible();
});
