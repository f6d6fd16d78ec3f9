import type { components } from './schema.generated.js';

type Schemas = components['schemas'];

/** A product for sale; `price` in cents. */
export type PublicProduct = Schemas['ProductDto'];

export type CheckoutSettings = Schemas['CheckoutSettingsDto'];

export type AskTotal = Schemas['TotalInputDto'];
export type Total = Schemas['TotalDto'];

/** Starts a payment. The server determines the price: a different `amount` is rejected. */
export type StartPayment = Schemas['CreatePaymentIntentDto'];

/** A purchased file; its `url` is valid until `expiresAt` (ISO 8601). */
export type PurchasedFile = Schemas['PurchasedFileDto'];

/** A purchase, for the holder of the payment's secret. */
export type Purchase = Schemas['PurchaseDto'];

export type PostalAddress = Schemas['PostalAddressDto'];

export type JoinWaitlist = Schemas['JoinWaitlistDto'];

export type Subscribed = Schemas['SubscribedDto'];
export type SendMessage = Schemas['SendMessageDto'];
/** A free sample by `fileName`, or the free kit by `downloadType` and with a name. */
export type RequestDownload = Schemas['RequestDownloadDto'];

/** An audio preview of a book, in any state; the recording's fields are set once it is `ready`. */
export type SpokenPreview = Schemas['PreviewDto'];
/** Response to a request for a preview; `wish` is the token to cancel it. */
export type WantedPreview = Schemas['WantedPreviewDto'];
export type SpokenSentence = Schemas['PreviewSentenceDto'];
export type StoredPreview = Schemas['StoredPreviewDto'];
