/** What has changed in how somebody proves who she is: she is told of it, lest it was somebody else. */
export type AccountChange = 'password' | 'second-factor-on' | 'second-factor-off' | 'passkey-added';
