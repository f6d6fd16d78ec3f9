import { defineFeature } from '../../platform/features/feature.js';
import { StaffDirectory } from './staff-directory.js';

export const staff = defineFeature({ providers: [StaffDirectory] });
