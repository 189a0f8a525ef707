import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodeHeartRate } from '../../../../platform/bluetooth/heart-rate-measurement';
import { unsentReadings } from '../../../../shared/readings/unsent-readings';
import { server } from '../../../../testing/msw/server';
import { renderSignedIn } from '../../../../testing/render-signed-in';
import { LiveHeartRateCard } from './live-heart-rate-card';

interface Sent {
  device: string;
  readings: { metric: string; value: number }[];
}

/** A strap as the browser gives it, which a test makes beat. */
class FakeStrap extends EventTarget {
  readonly id = 'strap';
  readonly name = 'Polar H10';
  readonly characteristic = Object.assign(new EventTarget(), {
    value: new DataView(new ArrayBuffer(0)),
    readValue: () => Promise.resolve(new DataView(Uint8Array.of(80).buffer)),
    startNotifications: () => Promise.resolve(),
  });
  readonly gatt = {
    connected: true,
    connect: () => Promise.resolve(this.gatt),
    disconnect: () => undefined,
    getPrimaryService: (name: string) =>
      name === 'heart_rate'
        ? Promise.resolve({ getCharacteristic: () => Promise.resolve(this.characteristic) })
        : Promise.reject(new Error('no battery')),
  };
  beat(bpm: number, hasContact = true): void {
    this.characteristic.value = encodeHeartRate({ bpm, hasContact, rrMs: [60_000 / bpm] });
    act(() => void this.characteristic.dispatchEvent(new Event('characteristicvaluechanged')));
  }
}

function giveBluetooth(requestDevice: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'bluetooth');
  unsentReadings.clear();
});

it('says which browsers can, where this one cannot, and simulates a strap, labelled', async () => {
  const { user } = renderSignedIn(<LiveHeartRateCard />);
  expect(screen.getByText(/Chrome, Edge and Opera can/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect a strap' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try a simulated strap' }));
  expect(await screen.findByText(/Made up, never recorded/)).toBeVisible();
  expect(screen.getAllByText(/Simulated strap/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Record/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(screen.getByRole('button', { name: 'Try a simulated strap' })).toBeVisible();
});

it('shows what a strap tells, records it, and sends it when the recording ends', async () => {
  const strap = new FakeStrap();
  giveBluetooth(() => Promise.resolve(strap));
  const sent: Sent[] = [];
  server.use(
    http.post('/api/live-readings', async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return HttpResponse.json({ kept: 1, skipped: 0 });
    }),
  );
  const { user } = renderSignedIn(<LiveHeartRateCard usualAtRest={[55, 61]} />);
  await user.click(screen.getByRole('button', { name: 'Connect a strap' }));
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  strap.beat(64);
  expect(screen.getByText('64')).toBeVisible();
  expect(screen.getByText('55–61')).toBeVisible();
  expect(screen.getByText('Strap connected')).toBeVisible();
  expect(screen.getByRole('img', { name: /between 64 and 64 beats per minute, now 64/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Stop recording/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ device: 'Polar H10', readings: [{ metric: 'heart-rate', value: 64 }] });
  strap.beat(64, false);
  expect(screen.getByText(/Moisten the electrodes/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
});

it('keeps what could not be sent, and says so', async () => {
  const strap = new FakeStrap();
  giveBluetooth(() => Promise.resolve(strap));
  server.use(http.post('/api/live-readings', () => HttpResponse.error()));
  const { user } = renderSignedIn(<LiveHeartRateCard />);
  await user.click(screen.getByRole('button', { name: 'Connect a strap' }));
  await user.click(await screen.findByRole('button', { name: 'Record' }));
  strap.beat(64);
  await user.click(screen.getByRole('button', { name: /Stop recording/ }));
  expect(await screen.findByText(/kept here and sent once it’s back \(1\)/)).toBeVisible();
  expect(unsentReadings.read()).toMatchObject({ entries: [{ metric: 'heart-rate', value: 64 }] });
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
});

it('says why there is no strap, and nothing where the chooser was closed', async () => {
  giveBluetooth(() => Promise.reject(new DOMException('', 'NotFoundError')));
  const { user } = renderSignedIn(<LiveHeartRateCard />);
  await user.click(screen.getByRole('button', { name: 'Connect a strap' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  giveBluetooth(() => Promise.reject(new DOMException('', 'NetworkError')));
  await user.click(screen.getByRole('button', { name: 'Connect a strap' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t connect.');
});

it('leads the breath, with the heart beside it', async () => {
  const { user } = renderSignedIn(<LiveHeartRateCard />);
  await user.click(screen.getByRole('button', { name: 'Try a simulated strap' }));
  await user.click(await screen.findByRole('button', { name: 'Breathe, 2 min' }));
  expect(screen.getByText('Breathe in')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('2:00 left');
  const paces = screen.getByRole('radiogroup', { name: 'Breaths a minute' });
  await user.click(within(paces).getByRole('radio', { name: '5.5 / min' }));
  await user.click(screen.getByRole('button', { name: 'End breathing' }));
  expect(screen.getByRole('img', { name: /last two minutes/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
});
