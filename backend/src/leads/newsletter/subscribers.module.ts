import { defineFeature } from '../../platform/features/feature.js';
import { ListSubscribers } from './list-subscribers.query.js';
import { ListSubscriptions } from './list-subscriptions.query.js';
import { SteerSubscription } from './steer-subscription.use-case.js';
import { SubscribersController } from './subscribers.controller.js';

export const subscribers = defineFeature({
  providers: [ListSubscribers, ListSubscriptions, SteerSubscription],
  controllers: [SubscribersController],
});
