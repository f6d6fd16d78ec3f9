import { Global, Module } from '@nestjs/common';

import { SealedSecrets } from './sealed-secrets.js';
import { SignedLinks } from './signed-links.js';
import { SigningKey } from './signing-key.js';

@Global()
@Module({ providers: [SealedSecrets, SignedLinks, SigningKey], exports: [SealedSecrets, SignedLinks] })
export class LinksModule {}
