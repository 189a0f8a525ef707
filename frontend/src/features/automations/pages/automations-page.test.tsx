import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { automationsServer, makeAutomation } from '../../../testing/msw/handlers/automations';
import { homeServer } from '../../../testing/msw/handlers/home';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { AutomationPage } from './automation-page';
import { AutomationsPage } from './automations-page';

type Served = ReturnType<typeof automationsServer>;

function show(at: string, served: Served): Rendered {
  server.use(...served.handlers, ...homeServer([]).handlers);
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/smart-home/automations" element={<AutomationsPage />} />
        <Route path="/smart-home/automations/:id" element={<AutomationPage />} />
      </Routes>
      <Toaster />
    </>,
    { at },
  );
}

test('says of each rule what it does and what is wrong, and switches it off', async () => {
  const served = automationsServer([
    makeAutomation({ problems: [{ kind: 'gone', text: 'The sofa lamp is not there any more.' }] }),
  ]);
  const { user } = show('/smart-home/automations', served);
  const row = await within(await screen.findByRole('list', { name: 'Automations' })).findByRole('listitem');
  expect(row).toHaveTextContent('At 22:30: tell me “Time for bed”.');
  expect(row).toHaveTextContent('Has not run yet');
  expect(row).toHaveTextContent('The sofa lamp is not there any more.');
  await user.click(within(row).getByRole('switch', { name: 'Wind down is on' }));
  await waitFor(() => expect(served.sent).toEqual([{ isEnabled: false }]));
  expect(await within(row).findByText('Off')).toBeVisible();
});

test('a rule made by the form is kept, and opens with what it did', async () => {
  const served = automationsServer([]);
  const { user } = show('/smart-home/automations', served);
  expect(await screen.findByRole('heading', { name: 'No automations yet' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New automation' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lights');
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'A time of day');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Then' }), 'Tell me');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Lights out');
  await user.click(screen.getByRole('button', { name: 'Save automation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lights' })).toBeVisible();
  expect(served.sent).toMatchObject([
    {
      name: 'Lights',
      rule: { when: [{ kind: 'time', at: '18:00' }], then: [{ kind: 'notify', text: 'Lights out' }] },
    },
  ]);
  expect(await screen.findByText('It has not run yet.')).toBeVisible();
});

test('a run tells what started it, what was looked at, what was done, and why it held back', async () => {
  const startedAt = '2026-05-02T20:30:00.000Z';
  const about = { endedAt: startedAt, startedAt, version: 1, count: 1, trigger: 'it was 22:30' };
  const step = { at: startedAt, kind: 'did', skillRunId: null, tookMs: 12 } as const;
  const served = automationsServer(
    [makeAutomation()],
    [
      {
        ...{ ...about, id: 'r-2', outcome: 'refused', count: 3, values: [], steps: [] },
        reason: 'it rests after its last run',
      },
      {
        ...{ ...about, id: 'r-1', outcome: 'finished', reason: null },
        values: [{ name: 'Somebody is home', value: 'yes' }],
        steps: [{ ...step, text: 'Turn off the sofa lamp', status: 'failed', result: 'It does not answer' }],
      },
    ],
  );
  show('/smart-home/automations/a-1', served);
  const runs = await screen.findByRole('region', { name: 'Runs' });
  const [held, done] = await within(runs).findAllByRole('listitem');
  expect(held).toHaveTextContent('Held back, 3 times');
  expect(held).toHaveTextContent('Because it rests after its last run.');
  expect(done).toHaveTextContent('If: Somebody is home was yes');
  expect(done).toHaveTextContent('Then: Turn off the sofa lamp · failed · It does not answer · 12 ms');
});
