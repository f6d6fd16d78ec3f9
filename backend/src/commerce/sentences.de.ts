import type { Sentences } from '../platform/http/sentence-catalogues.js';
import { sentences as ofGoods } from './sentences-of-goods.de.js';

export const sentences: Sentences = {
  ...ofGoods,
  'Too many payments were started or declined from here. You haven’t been charged; please come back in {duration}.':
    'Von hier wurden zu viele Zahlungen begonnen oder abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie es in {duration} wieder.',
  'Many people are ordering this right now. You haven’t been charged; please come back in {duration}.':
    'Gerade wird das sehr oft bestellt. Es wurde nichts abgebucht; bitte versuchen Sie es in {duration} wieder.',
  'The price of {title} is {price}, not {shown}. Nothing was charged; please load the page again.':
    'Der Preis von „{title}“ ist {price}, nicht {shown}. Es wurde nichts abgebucht; bitte laden Sie die Seite neu.',
  'We couldn’t open the order.': 'Die Bestellung ließ sich nicht anlegen.',
  'We don’t sell this product here.': 'Dieses Produkt wird hier nicht verkauft.',
  '{title} isn’t out yet. Sign up on its page, and we’ll email you when it is.':
    '„{title}“ ist noch nicht erschienen. Tragen Sie sich auf der Seite des Buchs ein, dann bekommen Sie zum Erscheinen eine E-Mail.',
  '{title} isn’t for sale right now.': '„{title}“ ist zurzeit nicht im Verkauf.',
  'This Idempotency-Key was already used for another purchase; please use a new one.':
    'Dieser Idempotency-Key wurde schon für einen anderen Kauf benutzt; bitte nehmen Sie einen neuen.',
  'Please agree that your right of withdrawal ends with the download.':
    'Bitte stimmen Sie zu, dass Ihr Widerrufsrecht mit dem Download erlischt.',
  'The sentence on your right of withdrawal has changed. You haven’t been charged; please load the page again.':
    'Der Satz zu Ihrem Widerrufsrecht hat sich geändert. Es wurde nichts abgebucht; bitte laden Sie die Seite neu.',
  'Please send the sentence that the buyer agreed to (withdrawalConsent) as it came.':
    'Bitte senden Sie den Satz, dem zugestimmt wurde (withdrawalConsent), wie er kam.',
  'We can’t find this order.': 'Diese Bestellung gibt es nicht.',
  '{title} isn’t shipped, so it needs no address.':
    '„{title}“ wird nicht versandt und braucht keine Adresse.',
  'Please enter the shipping address for {title}.': 'Bitte geben Sie die Lieferadresse für „{title}“ ein.',
  'Please check the postal code: it doesn’t match the country you chose.':
    'Bitte prüfen Sie die Postleitzahl: Sie passt nicht zum gewählten Land.',
  'Please enter the recipient’s name, at most 100 characters on one line.':
    'Bitte geben Sie ein, wer das Paket bekommt, höchstens 100 Zeichen in einer Zeile.',
  'Please enter the street address, at most 100 characters on one line.':
    'Bitte geben Sie Straße und Hausnummer ein, höchstens 100 Zeichen in einer Zeile.',
  'The second line of the address may have at most 100 characters on one line.':
    'Der Adresszusatz darf höchstens 100 Zeichen in einer Zeile haben.',
  'Please enter the city, at most 100 characters on one line.':
    'Bitte geben Sie den Ort ein, höchstens 100 Zeichen in einer Zeile.',
  'Please enter the state or region, at most 100 characters on one line.':
    'Bitte geben Sie Bundesland oder Region ein, höchstens 100 Zeichen in einer Zeile.',
  'Please enter a valid postal code.': 'Bitte geben Sie eine gültige Postleitzahl ein.',
  'Please choose one of the countries we ship to: {names}.':
    'Bitte wählen Sie eines der Länder, in die wir liefern: {names}.',
  'Please send the quote (taxQuote) as it came.': 'Bitte senden Sie das Angebot (taxQuote) unverändert.',
  'Please say which product (productId).': 'Bitte nennen Sie das Produkt (productId).',
  'Please enter your name.': 'Bitte geben Sie Ihren Namen ein.',
  'Please enter your name, at most 200 characters.':
    'Bitte geben Sie Ihren Namen ein, höchstens 200 Zeichen.',
  'Please enter your name on one line.': 'Bitte geben Sie Ihren Namen in einer Zeile ein.',
  'The amount must be a whole number of cents.': 'Der Betrag muss eine ganze Zahl von Cent sein.',
  'The address (shippingAddress) must be an object of its lines.':
    'Die Adresse (shippingAddress) muss ein Objekt aus ihren Zeilen sein.',
  'We can’t take card payments right now. You haven’t been charged; please try again in a minute.':
    'Kartenzahlungen sind gerade nicht möglich. Es wurde nichts abgebucht; bitte versuchen Sie es in einer Minute noch einmal.',
  'You bought this {ago}. Open it, or buy another copy?':
    'Sie haben das schon gekauft ({ago}). Öffnen, oder noch ein Exemplar kaufen?',
  'You bought this {ago}, with another email address. Buy another copy?':
    'Sie haben das schon gekauft ({ago}), mit einer anderen E-Mail-Adresse. Noch ein Exemplar kaufen?',
  'Please choose a country.': 'Bitte wählen Sie ein Land.',
  'The total for {title} may have changed. Nothing was charged; please look at it again.':
    'Der Gesamtpreis von „{title}“ hat sich vielleicht geändert. Es wurde nichts abgebucht; bitte sehen Sie ihn noch einmal an.',
  'We can’t find this place. Please check the country and the postal code.':
    'Diesen Ort gibt es nicht. Bitte prüfen Sie Land und Postleitzahl.',
  'We don’t have this product.': 'Dieses Produkt gibt es nicht.',
  '{title} is out. You can get it now.': '„{title}“ ist erschienen. Sie können es jetzt kaufen.',
  'We can’t find a payment for this link.': 'Zu diesem Link gibt es keine Zahlung.',
  'This link expired a day after your payment. The links in your email lead to what you bought, and to fresh ones.':
    'Dieser Link ist einen Tag nach Ihrer Zahlung abgelaufen. Die Links in Ihrer E-Mail führen zu Ihrem Kauf und zu neuen Links.',
  'We can’t check the payment right now. Your book is safe; please try again in a minute.':
    'Die Zahlung lässt sich gerade nicht prüfen. Ihr Buch ist Ihnen sicher; bitte versuchen Sie es in einer Minute noch einmal.',
  'Please send the clientSecret of the payment.': 'Bitte senden Sie das clientSecret der Zahlung.',
  'This is not the clientSecret of a payment.': 'Das ist kein clientSecret einer Zahlung.',
  'The payment is in dispute at the bank, which decides where the money goes. Please answer the dispute at Stripe; you can’t refund it as well.':
    'Die Zahlung ist bei der Bank angefochten, und diese entscheidet, wohin das Geld geht. Bitte antworten Sie bei Stripe; zusätzlich erstatten können Sie nicht.',
  'This wasn’t paid for here but at another shop, so please refund it there.':
    'Das wurde nicht hier bezahlt, sondern in einem anderen Shop. Bitte erstatten Sie es dort.',
  'This order hasn’t been paid, so there’s nothing to refund.':
    'Diese Bestellung ist nicht bezahlt, es gibt also nichts zu erstatten.',
  'This order changed after you opened it: {given} has been refunded by now, not {seen}. Please look at it again.':
    'Diese Bestellung hat sich inzwischen geändert: {given} sind erstattet, nicht {seen}. Bitte sehen Sie sie noch einmal an.',
  'This order has already been fully refunded.': 'Diese Bestellung ist schon vollständig erstattet.',
  'You can still refund up to {left} of this order.':
    'Von dieser Bestellung können Sie noch bis zu {left} erstatten.',
  'This refund was already requested with another amount. Please reload the order.':
    'Diese Erstattung wurde schon mit einem anderen Betrag angefordert. Bitte laden Sie die Bestellung neu.',
  'This payment has been refunded by now, or belongs to another order. Please look at it again.':
    'Diese Zahlung ist inzwischen erstattet oder gehört zu einer anderen Bestellung. Bitte sehen Sie sie noch einmal an.',
  'The payment has already been fully refunded.': 'Die Zahlung ist schon vollständig erstattet.',
  'The payment is in dispute at the bank, so you can’t refund it as well.':
    'Die Zahlung ist bei der Bank angefochten, zusätzlich erstatten können Sie nicht.',
  'Your balance at Stripe is too low for this refund. Please add money to it there, then try again.':
    'Ihr Guthaben bei Stripe reicht für diese Erstattung nicht. Bitte laden Sie es dort auf, und versuchen Sie es dann noch einmal.',
  'This request for a refund has been answered by now. Please look at the order again.':
    'Dieser Erstattungswunsch ist inzwischen beantwortet. Bitte sehen Sie die Bestellung noch einmal an.',
  'Please tell the buyer why, in at most 500 characters.':
    'Bitte nennen Sie den Grund, mit höchstens 500 Zeichen.',
  'We don’t know this receipt.': 'Diesen Beleg gibt es nicht.',
  'This receipt was changed too often. Please write to me, and I’ll make it out to you.':
    'Dieser Beleg wurde zu oft geändert. Bitte schreiben Sie mir, dann stelle ich ihn für Sie aus.',
  'There’s a receipt once your payment has arrived.':
    'Den Beleg gibt es, sobald Ihre Zahlung eingegangen ist.',
  '{count} sales are still getting their numbers. Please try again in a few minutes.':
    '{count} Verkäufe bekommen gerade noch ihre Nummern. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'Please name a year, such as 2026.': 'Bitte nennen Sie ein Jahr, zum Beispiel 2026.',
  'Please name a quarter, such as Q4, or a month, such as M11.':
    'Bitte nennen Sie ein Quartal wie Q4 oder einen Monat wie M11.',
  'Please keep the name on one line, at most 120 characters.':
    'Bitte schreiben Sie den Namen in eine Zeile, höchstens 120 Zeichen.',
  'Please keep the address to 300 characters.':
    'Bitte schreiben Sie die Anschrift mit höchstens 300 Zeichen.',
  'Please keep the address to 300 characters in at most eight lines.':
    'Bitte schreiben Sie die Anschrift mit höchstens 300 Zeichen in höchstens acht Zeilen.',
  'Please keep the note on one line, at most 200 characters.':
    'Bitte schreiben Sie den Hinweis in eine Zeile, höchstens 200 Zeichen.',
  'Tax is one of {modes}.': 'Die Steuer ist eine von diesen: {modes}.',
  'A tax number has letters, digits, spaces, dots and hyphens, at most 30 of them. Please check yours.':
    'Eine Steuernummer hat höchstens 30 Buchstaben, Ziffern, Leerzeichen, Punkte und Bindestriche. Bitte prüfen Sie Ihre.',
  'If you bought books with this address, an email with new links is on its way.':
    'Falls mit dieser Adresse Bücher gekauft wurden, ist eine E-Mail mit neuen Links unterwegs.',
  'Please check your email. Unless you’re already on the list, we’ve sent you a link to confirm.':
    'Bitte sehen Sie in Ihr Postfach. Falls Sie noch nicht auf der Liste stehen, ist ein Link zur Bestätigung unterwegs.',
  'Stripe Tax isn’t set up yet. Please turn it on in your Stripe dashboard and say where you’re registered, then try again.':
    'Stripe Tax ist noch nicht eingerichtet. Bitte schalten Sie es bei Stripe ein, geben Sie dort Ihre steuerlichen Registrierungen an, und versuchen Sie es dann noch einmal.',
  'Stripe isn’t answering right now, so we can’t turn tax on. Please try again in a minute.':
    'Stripe antwortet gerade nicht, deshalb lässt sich die Steuer nicht einschalten. Bitte versuchen Sie es in einer Minute noch einmal.',
  'Stripe isn’t answering right now. Please check the order again in a minute: the refund may still go through.':
    'Stripe antwortet gerade nicht. Bitte sehen Sie in einer Minute noch einmal nach der Bestellung: Vielleicht kommt die Erstattung noch zustande.',
  'Card payments': 'Kartenzahlungen',
  'Stripe takes cards and pays into your account there.':
    'Stripe nimmt Karten an und zahlt auf Ihr Konto dort ein.',
  'The shop is in test mode, so nobody is charged: good for trying it out, not for selling.':
    'Der Shop läuft im Testbetrieb, es wird also nichts abgebucht: gut zum Ausprobieren, nicht zum Verkaufen.',
  'To get paid, open an account at stripe.com and add its keys.':
    'Um Geld zu bekommen, eröffnen Sie ein Konto bei stripe.com, und tragen Sie dessen Schlüssel ein.',
  'Check connection': 'Verbindung prüfen',
  'Test mode works. No card is charged.': 'Der Testbetrieb funktioniert. Es wird keine Karte belastet.',
  'Stripe is connected, and cards are charged.': 'Stripe ist verbunden, und Karten werden belastet.',
  'Stripe is connected with a test key. No card is charged yet.':
    'Stripe ist mit einem Testschlüssel verbunden. Noch wird keine Karte belastet.',
  'less than a minute ago': 'vor weniger als einer Minute',
  '1 minute ago': 'vor 1 Minute',
  '{count} minutes ago': 'vor {count} Minuten',
  '1 hour ago': 'vor 1 Stunde',
  '{count} hours ago': 'vor {count} Stunden',
};
