import type { components } from '../schema.js';

type Schemas = components['schemas'];

/** Who is signed in: `staff` is null for whoever is not. */
export type Session = Schemas['SessionDto'];

/** Somebody who works on the site; `may` names what the role allows, such as `letters.send`. */
export type StaffMember = Schemas['StaffDto'];

export type SignIn = Schemas['SignInDto'];
export type FirstOwner = Schemas['FirstOwnerDto'];
