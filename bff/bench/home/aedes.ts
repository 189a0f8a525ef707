/** The broker of the server, in a process of its own, with accounts for the server and for the devices. */
import type * as aedes from '../../src/integrations/home/broker/aedes-broker.ts';
import { built } from '../lib/memory-product.ts';
import { answerParent } from './asked.ts';

const { file, port, accounts } = JSON.parse(process.argv[2] ?? '{}') as {
  file: string;
  port: number;
  accounts: Parameters<aedes.AedesBroker['put']>[0][];
};
const { AedesBroker } = await built<typeof aedes>('integrations/home/broker/aedes-broker');
const broker = new AedesBroker(file);
for (const account of accounts) await broker.put(account);
await broker.start({ port });
answerParent({});
