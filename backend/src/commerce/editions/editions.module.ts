import { defineFeature } from '../../platform/features/feature.js';
import { AddEdition } from './add-edition.use-case.js';
import { AnnounceEdition } from './announce-edition.use-case.js';
import { BringEdition } from './bring-edition.use-case.js';
import { CheckFiles } from './check-files.query.js';
import { ClaimFiles } from './claim-files.use-case.js';
import { CurrentFiles } from './current-files.use-case.js';
import { DropFiles } from './drop-files.use-case.js';
import { EditionReader } from './edition-reader.entity.js';
import { KeepFiles } from './keep-files.use-case.js';
import { ProductEdition } from './product-edition.entity.js';
import { ProductFile } from './product-file.entity.js';
import { PublishEdition } from './publish-edition.use-case.js';
import { RemoveUnclaimedFiles } from './remove-unclaimed-files.use-case.js';
import { ServeEdition } from './serve-edition.use-case.js';
import { TellEditionAgainListener } from './tell-edition-again.listener.js';
import { TellEditionAgain } from './tell-edition-again.use-case.js';
import { TellEditionLetter } from './tell-edition.letter.js';

export const editions = defineFeature({
  entities: [EditionReader, ProductEdition, ProductFile],
  providers: [
    AddEdition,
    AnnounceEdition,
    BringEdition,
    CheckFiles,
    ClaimFiles,
    CurrentFiles,
    DropFiles,
    KeepFiles,
    PublishEdition,
    RemoveUnclaimedFiles,
    ServeEdition,
    TellEditionAgain,
    TellEditionAgainListener,
    TellEditionLetter,
  ],
});
