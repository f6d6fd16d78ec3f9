import { defineFeature } from '../../platform/features/feature.js';
import { DevicesController } from './devices.controller.js';
import { Devices } from './devices.js';

export const devices = defineFeature({
  providers: [Devices],
  controllers: [DevicesController],
  forms: ['orders/:token/to-device'],
});
