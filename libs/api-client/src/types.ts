import type { components } from './schema.generated.js';

type Schemas = components['schemas'];

/** A product that can be bought; `price` in cents. */
export type PublicProduct = Schemas['ProductDto'];

/** How the browser is to take the card. */
export type CheckoutSettings = Schemas['CheckoutSettingsDto'];

/** What is bought and where its buyer is, and what it costs there in all. */
export type AskTotal = Schemas['TotalInputDto'];
export type Total = Schemas['TotalDto'];

/** What starts a payment. The price is the server's: an `amount` that disagrees is refused. */
export type StartPayment = Schemas['CreatePaymentIntentDto'];

/** A file that was bought; its `url` lives until `expiresAt` (ISO 8601). */
export type PurchasedFile = Schemas['PurchasedFileDto'];

/** What was bought, for whoever proves the payment. */
export type Purchase = Schemas['PurchaseDto'];

/** Where a paperback is sent to. */
export type PostalAddress = Schemas['PostalAddressDto'];

/** A request to hear when a product is out, and the answer, which is the same for every address. */
export type JoinWaitlist = Schemas['JoinWaitlistDto'];

export type Subscribed = Schemas['SubscribedDto'];
export type SendMessage = Schemas['SendMessageDto'];
/** A free sample, by its id in `fileName`, or the free kit, by its `downloadType`, and with a name. */
export type RequestDownload = Schemas['RequestDownloadDto'];

/** A preview of a book for the ear, however far it has come; a recording's parts are there once it is `ready`. */
export type SpokenPreview = Schemas['PreviewDto'];
/** The answer to whoever asks for one; `wish` takes it back. */
export type WantedPreview = Schemas['WantedPreviewDto'];
export type SpokenSentence = Schemas['PreviewSentenceDto'];
/** One that can be heard at once. */
export type StoredPreview = Schemas['StoredPreviewDto'];
