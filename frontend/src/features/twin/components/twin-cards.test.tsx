import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { makeTwinCheck } from '../../../testing/factories/twin';
import { twinServer } from '../../../testing/msw/handlers/twin';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { AnswerAsMeCard } from './answer-as-me-card';
import { FidelityCard } from './fidelity-card';
import { InterviewCard } from './interview-card';

function show(card: ReactElement, served: Parameters<typeof twinServer>[0] = {}): Rendered {
  server.use(...twinServer(served).handlers);
  return renderWithProviders(
    <>
      {card}
      <Toaster />
    </>,
  );
}

test('the twin’s answer shows only after one’s own, and the rate says what it rests on', async () => {
  const { user } = show(<FidelityCard />);
  expect(await screen.findByText('No answer yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New questions' }));
  const question = within(await screen.findByRole('region', { name: 'Question' }));
  expect(question.queryByText(/Your twin: /)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Jonas' }));
  const answered = await screen.findByRole('region', { name: 'Answered last' });
  expect(answered).toHaveTextContent('You: Jonas. Your twin: Ines');
  expect(answered).toHaveTextContent('other');
  expect(screen.getByText('Same answer in 0 of 1.')).toBeVisible();
});

test('a question can be skipped', async () => {
  const { user } = show(<FidelityCard />, { checks: [makeTwinCheck()] });
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Question' })).toBeNull());
});

test('an answer of the interview becomes a memory, and is asked again once that is undone', async () => {
  const { user } = show(<InterviewCard />);
  const field = await screen.findByRole('textbox', { name: 'Where do you live, and since when?' });
  expect(screen.getByRole('button', { name: 'Remember' })).toBeDisabled();
  await user.type(field, 'I live in Lyon.');
  await user.click(screen.getByRole('button', { name: 'Remember' }));
  expect(await screen.findByText('You have answered everything that your twin asks.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox', { name: 'Where do you live, and since when?' })).toBeVisible();
});

async function ask(user: Rendered['user']): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'What somebody asks you' }), 'Where do you live?');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
}

test('an answer in one’s place cites one’s memories; what one would not say is kept', async () => {
  const { user } = show(<AnswerAsMeCard />);
  await ask(user);
  const answer = within(await screen.findByRole('region', { name: 'Answer to “Where do you live?”' }));
  expect(answer.getByText(/I live in Lyon\./)).toBeVisible();
  expect(answer.getByRole('link', { name: 'Source 1, I live in Lyon' })).toHaveAttribute(
    'href',
    '/memory?memory=m-1',
  );
  await user.click(answer.getByRole('button', { name: 'I would not say this' }));
  await user.type(answer.getByRole('textbox', { name: 'What you would say' }), 'In France.');
  await user.click(answer.getByRole('button', { name: 'Keep' }));
  const verdicts = within(await screen.findByRole('region', { name: 'Your verdicts' }));
  expect(verdicts.getByText('You would say: In France.')).toBeVisible();
  await user.click(verdicts.getByRole('button', { name: 'Delete the verdict on “Where do you live?”' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your verdicts' })).toBeNull());
});

test('says so when no memory answers', async () => {
  const { user } = show(<AnswerAsMeCard />, { answer: { from: 'nothing', sentences: [], sources: [] } });
  await ask(user);
  expect(await screen.findByText(/so your twin says nothing/)).toBeVisible();
});
