import { AddEdition } from './editions/add-edition.use-case.js';
import { AnnounceEdition } from './editions/announce-edition.use-case.js';
import { BringEdition } from './editions/bring-edition.use-case.js';
import { CheckFiles } from './editions/check-files.query.js';
import { ClaimFiles } from './editions/claim-files.use-case.js';
import { CurrentFiles } from './editions/current-files.use-case.js';
import { DropFiles } from './editions/drop-files.use-case.js';
import { KeepFiles } from './editions/keep-files.use-case.js';
import { PublishEdition } from './editions/publish-edition.use-case.js';
import { RemoveUnclaimedFiles } from './editions/remove-unclaimed-files.use-case.js';
import { ServeEdition } from './editions/serve-edition.use-case.js';
import { TellEditionAgainListener } from './editions/tell-edition-again.listener.js';
import { TellEditionAgain } from './editions/tell-edition-again.use-case.js';
import { TellEditionLetter } from './editions/tell-edition.letter.js';
import { ChangeProduct } from './products/change-product.use-case.js';
import { CreateProduct } from './products/create-product.use-case.js';
import { DescribeProduct } from './products/describe-product.query.js';
import { DeskProductsController } from './products/desk-products.controller.js';
import { ListDeskProducts } from './products/list-desk-products.query.js';
import { LockProduct } from './products/lock-product.use-case.js';
import { PreviewProduct } from './products/preview-product.query.js';
import { ProductPreviewController } from './products/product-preview.controller.js';
import { ProductStepsController } from './products/product-steps.controller.js';
import { ReadDeskProduct } from './products/read-desk-product.query.js';
import { ReadProductHistory } from './products/read-product-history.query.js';
import { ReleaseFromDesk } from './products/release-from-desk.use-case.js';
import { SteerProduct } from './products/steer-product.use-case.js';

/** The wiring of the owner's products: what commerce.module.ts gives to the roles. */
export const productDesk = {
  useCases: [
    AddEdition,
    AnnounceEdition,
    BringEdition,
    ChangeProduct,
    CheckFiles,
    ClaimFiles,
    CreateProduct,
    CurrentFiles,
    DescribeProduct,
    DropFiles,
    KeepFiles,
    ListDeskProducts,
    LockProduct,
    PreviewProduct,
    PublishEdition,
    ReadDeskProduct,
    ReadProductHistory,
    ReleaseFromDesk,
    RemoveUnclaimedFiles,
    ServeEdition,
    SteerProduct,
    TellEditionAgain,
  ],
  listeners: [TellEditionAgainListener],
  controllers: [DeskProductsController, ProductPreviewController, ProductStepsController],
  processors: [TellEditionLetter],
};
