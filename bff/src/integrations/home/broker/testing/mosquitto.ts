import path from 'node:path';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

const SCRIPT = path.join(import.meta.dirname, '../../../../../../mosquitto/start.sh');
/** Of its administrator. */
export const MOSQUITTO_PASSWORD = 'admin-secret';

/** A Mosquitto as docker-compose.yml starts it. Where there is a Docker for PostgreSQL there is one for it. */
export function startMosquitto(): Promise<StartedTestContainer> {
  return new GenericContainer('eclipse-mosquitto:2')
    .withCopyFilesToContainer([{ source: SCRIPT, target: '/start.sh', mode: 0o755 }])
    .withEnvironment({ MQTT_ADMIN_PASSWORD: MOSQUITTO_PASSWORD })
    .withEntrypoint(['/bin/sh', '/start.sh'])
    .withUser('1883:1883')
    .withExposedPorts(1_883)
    .withWaitStrategy(Wait.forLogMessage(/mosquitto version .* running/u))
    .start();
}
