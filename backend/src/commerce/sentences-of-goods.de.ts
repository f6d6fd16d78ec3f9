import type { Sentences } from '../platform/http/sentence-catalogues.js';

/** Of products, files, delivery and the handling of orders. */
export const sentences: Sentences = {
  'Please choose which book to send.': 'Bitte wählen Sie, welches Buch gesendet werden soll.',
  'This order’s files are no longer available, so we can’t send them.':
    'Die Dateien dieser Bestellung sind nicht mehr verfügbar und lassen sich nicht senden.',
  'This isn’t the address of a Kindle. It ends in @kindle.com, and Amazon shows it in your Kindle’s settings.':
    'Das ist keine Adresse eines Kindle. Sie endet auf @kindle.com und steht in den Einstellungen Ihres Kindle bei Amazon.',
  'This book was sent to that Kindle a short while ago. If it doesn’t show up, check the list at Amazon, then try again later.':
    'Dieses Buch wurde vor Kurzem an diesen Kindle gesendet. Erscheint es nicht, prüfen Sie die Liste bei Amazon, und versuchen Sie es später noch einmal.',
  'This book has no file that Amazon accepts by email.':
    'Zu diesem Buch gibt es keine Datei, die Amazon per E-Mail annimmt.',
  'Amazon accepts at most 50 MB by email, and this book is larger. Please download it and copy it over with a cable.':
    'Amazon nimmt per E-Mail höchstens 50 MB an, und dieses Buch ist größer. Bitte laden Sie es herunter, und übertragen Sie es mit einem Kabel.',
  'This book is too large for our mail service. Please download it, then upload it at amazon.com/sendtokindle or copy it over with a cable.':
    'Dieses Buch ist zu groß für unseren E-Mail-Versand. Bitte laden Sie es herunter, und laden Sie es bei amazon.com/sendtokindle hoch, oder übertragen Sie es mit einem Kabel.',
  'We don’t recognize this download link.': 'Dieser Link zum Herunterladen ist unbekannt.',
  'The bank is looking into this payment, so the files are on hold until that’s settled.':
    'Die Bank prüft diese Zahlung. Bis das geklärt ist, ruhen die Dateien.',
  'This purchase was refunded, so the files are no longer available.':
    'Dieser Kauf wurde erstattet, deshalb gibt es die Dateien nicht mehr.',
  'This download link has expired. We can send a new one to the address you bought with.':
    'Dieser Link zum Herunterladen ist abgelaufen. Wir können einen neuen an die Adresse senden, mit der Sie gekauft haben.',
  'The formats must be epub, pdf or unknown, one for each file.':
    'Die Formate müssen epub, pdf oder unknown sein, eines je Datei.',
  'You can’t sell “{name}” here: files must end in .pdf, .epub or .mobi.':
    '„{name}“ lässt sich hier nicht verkaufen: Dateien müssen auf .pdf, .epub oder .mobi enden.',
  '“{name}” is empty.': '„{name}“ ist leer.',
  '“{name}” ends like a {format} file, but the form calls it {named}.':
    '„{name}“ endet wie eine {format}-Datei, das Formular nennt sie aber {named}.',
  'We can’t find this product.': 'Dieses Produkt gibt es nicht.',
  'Please choose the new file.': 'Bitte wählen Sie die neue Datei.',
  'Please say which file each new one replaces.': 'Bitte geben Sie an, welche Datei jede neue ersetzt.',
  'This file was removed already. Please reload the page.':
    'Diese Datei ist schon entfernt. Bitte laden Sie die Seite neu.',
  'The book is on sale, so it needs at least one file. Upload the new one first, or take the book down.':
    'Das Buch wird verkauft und braucht deshalb mindestens eine Datei. Laden Sie zuerst die neue hoch, oder nehmen Sie das Buch herunter.',
  'The file you want to replace isn’t on sale anymore. Please reload the product.':
    'Die Datei, die Sie ersetzen möchten, ist nicht mehr im Verkauf. Bitte laden Sie das Produkt neu.',
  'Only ebooks have files to download.': 'Nur E-Books haben Dateien zum Herunterladen.',
  'Someone changed this product’s files in another window. Please reload it.':
    'Die Dateien dieses Produkts wurden in einem anderen Fenster geändert. Bitte laden Sie es neu.',
  'Please enter an amount: whole cents, at least one.':
    'Bitte geben Sie einen Betrag ein: mindestens einen Cent.',
  'Please send what was already refunded, in whole cents (seenGivenBackCents).':
    'Bitte senden Sie den schon erstatteten Betrag in ganzen Cent (seenGivenBackCents).',
  'Please say why, in at most 500 characters.': 'Bitte nennen Sie den Grund, mit höchstens 500 Zeichen.',
  'Please leave addresses out of the reason: the log that keeps it can never be changed.':
    'Bitte nennen Sie im Grund keine Adressen: Das Protokoll, in dem er steht, lässt sich nie ändern.',
  'Please write the note, in at most 2,000 characters.':
    'Bitte schreiben Sie die Notiz, mit höchstens 2.000 Zeichen.',
  'Please say which version was changed.': 'Bitte geben Sie an, welche Fassung geändert wurde.',
  'Please send the address that the order has now (currentEmail).':
    'Bitte senden Sie die Adresse, die die Bestellung jetzt hat (currentEmail).',
  'Please name the refund by a UUID (refundId).':
    'Bitte nennen Sie die Erstattung mit einer UUID (refundId).',
  'Please name the note by a UUID (noteId).': 'Bitte nennen Sie die Notiz mit einer UUID (noteId).',
  'This order is unpaid, refunded or in dispute, so there’s nothing to ship.':
    'Diese Bestellung ist unbezahlt, erstattet oder angefochten, es gibt also nichts zu versenden.',
  'Emails to this address bounced or were marked as spam, so it’s blocked. Please change the order’s address, or unblock it in the email log.':
    'E-Mails an diese Adresse kamen zurück oder wurden als Spam gemeldet, deshalb ist sie gesperrt. Bitte ändern Sie die Adresse der Bestellung, oder geben Sie sie im E-Mail-Protokoll frei.',
  'This email is already on its way. You can resend it a minute after it’s sent.':
    'Diese E-Mail ist schon unterwegs. Eine Minute nach dem Versand können Sie sie noch einmal senden.',
  'This email was just sent. You can resend it in {duration}.':
    'Diese E-Mail wurde gerade gesendet. Noch einmal senden können Sie sie in {duration}.',
  'This order was canceled, so there’s nothing to send.':
    'Diese Bestellung wurde storniert, es gibt also nichts zu senden.',
  'Someone changed this order’s address in another window. It’s now {email}.':
    'Die Adresse dieser Bestellung wurde in einem anderen Fenster geändert. Sie ist jetzt {email}.',
  'The order already has this address.': 'Die Bestellung hat diese Adresse schon.',
  'Emails to this address bounced or were marked as spam, so it’s blocked. Please ask the buyer for another one.':
    'E-Mails an diese Adresse kamen zurück oder wurden als Spam gemeldet, deshalb ist sie gesperrt. Bitte fragen Sie nach einer anderen.',
  'There are no files to link to: the order is unpaid, refunded, in dispute, or isn’t for an e-book.':
    'Es gibt keine Dateien für einen Link: Die Bestellung ist unbezahlt, erstattet, angefochten oder kein E-Book.',
  'We can’t reach Stripe right now. Please try again in a minute.':
    'Stripe ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  'This note belongs to another order.': 'Diese Notiz gehört zu einer anderen Bestellung.',
  'We can’t find this note.': 'Diese Notiz gibt es nicht.',
  '{author} changed this note after you opened it. It now says: {body}':
    '{author} hat diese Notiz inzwischen geändert. Jetzt steht dort: {body}',
  'Please search for one line of at most 200 characters.':
    'Bitte suchen Sie nach einer Zeile mit höchstens 200 Zeichen.',
  'A time is given as 2026-11-21T00:00:00Z.': 'Ein Zeitpunkt wird so angegeben: 2026-11-21T00:00:00Z.',
  'The status is one of {states}.': 'Der Status ist einer von diesen: {states}.',
  'Please name a product by its id.': 'Bitte nennen Sie ein Produkt mit seiner ID.',
  'This code isn’t right, has expired, or was already used. Please check the latest email, or ask for a new code.':
    'Dieser Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte sehen Sie in die neueste E-Mail, oder fordern Sie einen neuen Code an.',
  'We don’t recognize this link.': 'Dieser Link ist unbekannt.',
  'Emails about this order arrive at its address. To have it changed, please write to the author.':
    'E-Mails zu dieser Bestellung kommen an ihrer Adresse an. Wenn sie geändert werden soll, schreiben Sie uns bitte.',
  'Please enter the six digits of the code.': 'Bitte geben Sie die sechs Ziffern des Codes ein.',
  'Please name a time (since) such as 2026-11-27T09:00:00Z.':
    'Bitte nennen Sie einen Zeitpunkt (since) wie 2026-11-27T09:00:00Z.',
  'Please choose a time in the past, at most {days} days ago.':
    'Bitte wählen Sie einen Zeitpunkt in der Vergangenheit, höchstens {days} Tage zurück.',
  'Please say whether copies are on, with true or false.':
    'Bitte geben Sie mit true oder false an, ob Exemplare eingeschaltet sind.',
  'This product doesn’t have its own page.': 'Dieses Produkt hat keine eigene Seite.',
  'Please upload at least one digital file for ebooks':
    'Bitte laden Sie für ein E-Book mindestens eine Datei hoch',
  'Only e-books have files. Please remove them, or choose the type e-book.':
    'Nur E-Books haben Dateien. Bitte entfernen Sie sie, oder wählen Sie die Art E-Book.',
  'A card can’t be charged less than {least}. Take the product off sale first, or choose a higher price.':
    'Eine Karte lässt sich nicht mit weniger als {least} belasten. Nehmen Sie das Produkt zuerst aus dem Verkauf, oder wählen Sie einen höheren Preis.',
  'You can’t change the type anymore, because someone has ordered this product. Please add a new one.':
    'Die Art lässt sich nicht mehr ändern, weil dieses Produkt schon bestellt wurde. Bitte legen Sie ein neues an.',
  'This product is archived. Please restore it first.':
    'Dieses Produkt ist archiviert. Bitte stellen Sie es zuerst wieder her.',
  'This product isn’t out yet. It goes on sale when you release it.':
    'Dieses Produkt ist noch nicht erschienen. Es kommt in den Verkauf, wenn Sie es veröffentlichen.',
  'A card can’t be charged less than {least}. Please choose a higher price first.':
    'Eine Karte lässt sich nicht mit weniger als {least} belasten. Bitte wählen Sie zuerst einen höheren Preis.',
  'There is no product {id}.': 'Ein Produkt {id} gibt es nicht.',
  '{title} is an e-book without a file: name the PDF or ePub to sell.':
    '„{title}“ ist ein E-Book ohne Datei: Nennen Sie das PDF oder ePub, das verkauft werden soll.',
  'Please give the product a title.': 'Bitte geben Sie dem Produkt einen Titel.',
  'Please describe the product.': 'Bitte beschreiben Sie das Produkt.',
  'Please give the product a price.': 'Bitte geben Sie dem Produkt einen Preis.',
  'The price must be a whole number of cents, from 0 to {highest}.':
    'Der Preis muss eine ganze Zahl von Cent sein, von 0 bis {highest}.',
  'The title must be at most {count} characters.': 'Der Titel darf höchstens {count} Zeichen haben.',
  'The title must be on one line.': 'Der Titel muss in einer Zeile stehen.',
  'The description must be at most 5,000 characters.': 'Die Beschreibung darf höchstens 5.000 Zeichen haben.',
  'The description must be plain text.': 'Die Beschreibung muss reiner Text sein.',
  'The type must be one of {types}.': 'Die Art muss eine von diesen sein: {types}.',
  'Please say whether it goes on sale with true or false.':
    'Bitte geben Sie mit true oder false an, ob es in den Verkauf kommt.',
  'Please say which version of the product you saw.':
    'Bitte geben Sie an, welche Fassung des Produkts Sie gesehen haben.',
  'Please say in a line what’s new.': 'Bitte sagen Sie in einer Zeile, was neu ist.',
  'What’s new must be at most 1,000 characters.': 'Was neu ist, darf höchstens 1.000 Zeichen haben.',
  'What’s new must be plain text.': 'Was neu ist, muss reiner Text sein.',
  'Please choose for past buyers: told, served or kept.':
    'Bitte wählen Sie für frühere Käufer: told, served oder kept.',
  'We can’t show this.': 'Das lässt sich nicht anzeigen.',
  'Someone changed this product in another window: {now}. Your changes weren’t saved.':
    'Dieses Produkt wurde in einem anderen Fenster geändert: {now}. Ihre Änderungen wurden nicht gespeichert.',
  'This book has fixed pages, which aren’t shown here. Download it from your order’s page, and open it in a reading app.':
    'Dieses Buch hat feste Seiten, die hier nicht gezeigt werden. Laden Sie es auf der Seite Ihrer Bestellung herunter, und öffnen Sie es in einer Lese-App.',
  'This link has expired.': 'Dieser Link ist abgelaufen.',
  'The bank is looking into this payment, so the book is on hold until that’s settled.':
    'Die Bank prüft diese Zahlung. Bis das geklärt ist, ruht das Buch.',
  'This purchase was refunded, so the book is no longer here to read.':
    'Dieser Kauf wurde erstattet, deshalb lässt sich das Buch hier nicht mehr lesen.',
  'These notes are invalid (notes).': 'Diese Notizen sind ungültig (notes).',
  'Please prove your address on this device again.':
    'Bitte bestätigen Sie Ihre Adresse auf diesem Gerät noch einmal.',
  'Please choose one to five stars.': 'Bitte wählen Sie einen bis fünf Sterne.',
  'Please write a few words, at most {count} characters.':
    'Bitte schreiben Sie einige Wörter, höchstens {count} Zeichen.',
  'Please give the name to show, at most {count} characters.':
    'Bitte nennen Sie den Namen, der erscheinen soll, mit höchstens {count} Zeichen.',
  'Please leave out links and addresses: a review is words alone.':
    'Bitte lassen Sie Links und Adressen weg: Eine Bewertung besteht nur aus Wörtern.',
  'The state is one of {states}.': 'Der Status ist einer von diesen: {states}.',
  'A review is approved or declined.': 'Eine Bewertung wird freigegeben oder abgelehnt.',
  'Please say which review was looked at (writtenAt).':
    'Bitte geben Sie an, welche Bewertung angesehen wurde (writtenAt).',
  'This purchase was refunded or is in dispute, so it can’t be reviewed.':
    'Dieser Kauf wurde erstattet oder angefochten und lässt sich nicht bewerten.',
  'We can’t find this reply.': 'Diese Antwort gibt es nicht.',
  'Please write the reply.': 'Bitte schreiben Sie die Antwort.',
  'Please say which revision was edited.': 'Bitte sagen Sie, welche Fassung bearbeitet wurde.',
  'The reply must be plain text of at most {number} characters.':
    'Die Antwort muss reiner Text mit höchstens {number} Zeichen sein.',
  'This review isn’t on the book’s page, so a reply can’t be either. Please approve the review first.':
    'Diese Bewertung steht nicht auf der Seite des Buchs, also auch keine Antwort darauf. Bitte geben Sie die Bewertung zuerst frei.',
  '{name} changed this reply in another window. Please compare both versions.':
    '{name} hat diese Antwort in einem anderen Fenster geändert. Bitte vergleichen Sie beide Fassungen.',
  'We can’t find this review.': 'Diese Bewertung gibt es nicht.',
  'Its reader changed this review after you opened the page. Please look at it again.':
    'Diese Bewertung wurde inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  'A tracking number has letters, digits, spaces and hyphens, at most 60 of them.':
    'Eine Sendungsnummer hat höchstens 60 Buchstaben, Ziffern, Leerzeichen und Bindestriche.',
  'This book is on sale already, so it can’t be announced. Please take it off sale first.':
    'Dieses Buch ist schon im Verkauf, also lässt es sich nicht ankündigen. Bitte nehmen Sie es zuerst aus dem Verkauf.',
  'This order isn’t shipped.': 'Diese Bestellung wird nicht versandt.',
  'This order was refunded or is in dispute. Please don’t ship it.':
    'Diese Bestellung wurde erstattet oder angefochten. Bitte versenden Sie sie nicht.',
};
