import { StaffMember } from './staff-member.entity.js';
import { User } from './user.entity.js';

export const accessEntities = [StaffMember, User];
