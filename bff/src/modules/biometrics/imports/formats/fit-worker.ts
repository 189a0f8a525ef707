import { parentPort } from 'node:worker_threads';
import { Decoder, Stream } from '@garmin/fitsdk';
// With their own extension, so that Node can also run this file unbuilt, as tests do.
import { type FitFile, offsetOfFit, readingsOfFit } from './fit-messages.ts';

/** Garmin's decoder takes a file in one go: in this thread that stops nobody's request. */
parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(decode(bytes));
});

function decode(bytes: Uint8Array): FitFile {
  // It takes nothing but a buffer of its own.
  const decoder = new Decoder(Stream.fromByteArray([...bytes]));
  const { messages, errors } = decoder.read({ mergeHeartRates: true });
  const [file] = messages.fileIdMesgs ?? [];
  const product = file?.garminProduct ?? file?.productName ?? file?.product;
  return {
    readings: readingsOfFit(messages),
    offsetMinutes: offsetOfFit(messages),
    maker: String(file?.manufacturer ?? ''),
    device: product === undefined ? '' : String(product),
    problems: errors.map(({ message }) => message),
  };
}
