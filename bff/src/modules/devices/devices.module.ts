import { Module } from '@nestjs/common';
import { OwnBrokerModule } from '../../integrations/home/broker/own-broker.module.js';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddDeviceService } from './add-device.service.js';
import { DeviceAlertNews } from './alerts/device-alert-news.js';
import { DeviceAlertsRepository } from './alerts/device-alerts.repository.js';
import { DeviceCheck } from './alerts/device-check.js';
import { DeviceWatch } from './alerts/device-watch.js';
import { DeviceAccessController } from './device-access.controller.js';
import { DeviceAccess } from './device-access.service.js';
import { DeviceEdits } from './device-edits.service.js';
import { DeviceViews } from './device-views.service.js';
import { DevicesController } from './devices.controller.js';
import { DevicesRepository } from './devices.repository.js';
import { DevicesService } from './devices.service.js';
import { HeardDevices } from './heard-devices.js';
import { DeviceDoor } from './ingest/device-door.js';
import { DeviceLimits } from './ingest/device-limits.js';
import { DevicePoints } from './ingest/device-points.js';
import { DeviceReadingsRepository } from './ingest/device-readings.repository.js';
import { DeviceReadings } from './ingest/device-readings.service.js';
import { IdempotentAnswers } from './ingest/idempotent-answers.js';
import { IngestAnswersRepository } from './ingest/ingest-answers.repository.js';
import { IngestController } from './ingest/ingest.controller.js';
import { IngestService } from './ingest/ingest.service.js';
import { MappingService } from './ingest/mapping.service.js';
import { MetricReadingsService } from './ingest/metric-readings.service.js';
import { PurgeReadings } from './ingest/purge-readings.js';
import { MqttAccounts } from './mqtt/mqtt-accounts.service.js';
import { MqttAddressService } from './mqtt/mqtt-address.service.js';
import { MqttCredentialsService } from './mqtt/mqtt-credentials.service.js';
import { MqttDevicesRepository } from './mqtt/mqtt-devices.repository.js';
import { MqttMessages } from './mqtt/mqtt-messages.js';
import { MqttReadings } from './mqtt/mqtt-readings.js';
import { MqttController } from './mqtt/mqtt.controller.js';
import { DevicePairer } from './pairing/device-pairer.js';
import { PairingController } from './pairing/pairing.controller.js';
import { PairingService } from './pairing/pairing.service.js';
import { PairingsRepository } from './pairing/pairings.repository.js';
import { DeviceTokensRepository } from './tokens/device-tokens.repository.js';
import { DeviceTokens } from './tokens/device-tokens.service.js';

@Module({
  imports: [BiometricsModule, RemindersModule, UsersModule, OwnBrokerModule],
  controllers: [
    DevicesController,
    MqttController,
    DeviceAccessController,
    IngestController,
    PairingController,
  ],
  providers: [
    ...[DevicesService, DevicesRepository, HeardDevices, DeviceViews, DeviceEdits, DeviceAccess],
    ...[AddDeviceService, DeviceTokens, DeviceTokensRepository],
    ...[MqttAccounts, MqttAddressService, MqttCredentialsService, MqttDevicesRepository],
    ...[MqttMessages, MqttReadings],
    ...[PairingService, PairingsRepository, DevicePairer],
    ...[IngestService, MetricReadingsService, DeviceDoor, DeviceLimits, DevicePoints, DeviceReadings],
    ...[DeviceReadingsRepository, IdempotentAnswers, IngestAnswersRepository, MappingService, PurgeReadings],
    ...[DeviceWatch, DeviceCheck, DeviceAlertNews, DeviceAlertsRepository],
  ],
  exports: [DevicesService, DeviceViews, DevicesRepository, DeviceReadings, DeviceLimits],
})
export class DevicesModule {}
