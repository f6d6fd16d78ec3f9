import type { Sentences } from '../platform/http/sentence-catalogues.js';

/** Of the page about a person, and of the check of the sender's domain. */
export const sentences: Sentences = {
  'The kind must be one of {kinds}.': 'Die Art muss eine von diesen sein: {kinds}.',
  'Their answers in the legal companion': 'Antworten im Rechtsratgeber',
  'Only the person who answered can see them: on the page /legal-companion/dashboard, with a code we email to this address, and as a PDF from there.':
    'Nur wer geantwortet hat, kann sie sehen: auf der Seite /legal-companion/dashboard, mit einem Code an diese Adresse, und von dort als PDF.',
  'Legal companion': 'Rechtsratgeber',
  'Completed it. The answers are shown to nobody else.': 'Ausgefüllt. Die Antworten sieht sonst niemand.',
  'Their answers in the legal companion, and what was recommended':
    'Antworten im Rechtsratgeber, und was empfohlen wurde',
  'Which team member looked something up or changed it': 'Wer im Team etwas nachgesehen oder geändert hat',
  'That log is about the team. It holds no reader’s address.':
    'Dieses Protokoll handelt vom Team. Adressen von außen enthält es nicht.',
  'How often this address, or its network, asked for something':
    'Wie oft diese Adresse oder ihr Netz etwas angefordert hat',
  'We count it with fingerprints that serve no other purpose and delete it within thirty days.':
    'Gezählt wird mit Prüfsummen, die keinem anderen Zweck dienen; nach spätestens dreißig Tagen wird es gelöscht.',
  'Database backups and the machine’s log': 'Sicherungen der Datenbank und das Protokoll des Rechners',
  'They hold older versions of the same data and are overwritten over time.':
    'Sie enthalten ältere Fassungen derselben Daten und werden mit der Zeit überschrieben.',
  'The text of emails': 'Der Text von E-Mails',
  'Their reader has it. The site keeps no copy of what it sends through a mail server.':
    'Er liegt beim Empfänger. Von dem, was sie über einen Mailserver versendet, behält die Website keine Kopie.',
  'That this address is blocked': 'Dass diese Adresse gesperrt ist',
  'So we don’t email them again.': 'Damit keine weiteren E-Mails dorthin gehen.',
  Blocked: 'Gesperrt',
  'Email: {subject}': 'E-Mail: {subject}',
  'The records of 1 email to them': 'Der Eintrag zu 1 E-Mail dorthin',
  'The records of {count} emails to them': 'Die Einträge zu {count} E-Mails dorthin',
  'The address itself, in the list of blocked addresses':
    'Die Adresse selbst, in der Liste gesperrter Adressen',
  'What makes a message look like spam, or not': 'Woran eine Nachricht als Spam erkannt wird',
  'Spammers would learn from it how to get through.':
    'Wer Spam sendet, könnte daraus lernen, wie es durchkommt.',
  'Signed up for the newsletter': 'Zum Newsletter angemeldet',
  'Confirmed the newsletter': 'Newsletter bestätigt',
  'Unsubscribed from the newsletter': 'Vom Newsletter abgemeldet',
  'Wrote: {subject}': 'Nachricht: {subject}',
  'The newsletter subscription': 'Das Newsletter-Abo',
  Messages: 'Nachrichten',
  'Free downloads': 'Gratis-Downloads',
  'Answered by {who}': 'Beantwortet von {who}',
  'Took {file}': 'Angefordert: {file}',
  'This is the site’s own address.': 'Das ist die eigene Adresse der Website.',
  'One of their payments is still in progress. Wait until it goes through or fails.':
    'Eine Zahlung läuft noch. Warten Sie, bis sie durchgeht oder fehlschlägt.',
  'One of their orders is being delivered. Wait until it’s done.':
    'Eine Bestellung wird gerade geliefert. Warten Sie, bis das erledigt ist.',
  'They’re waiting for a package. Ship it or refund it before you erase the address.':
    'Ein Paket steht noch aus. Versenden oder erstatten Sie es, bevor Sie die Adresse löschen.',
  'One of their payments is in dispute. You need what we know about it as evidence until that’s settled.':
    'Eine Zahlung ist angefochten. Bis das geklärt ist, brauchen Sie die Daten dazu als Nachweis.',
  'They’re buying something right now. Please wait an hour.':
    'Gerade läuft ein Kauf. Bitte warten Sie eine Stunde.',
  'Their card and what the bank said about it': 'Die Karte, und was die Bank dazu sagte',
  'Only Stripe has that, and tells only the cardholder.':
    'Das hat nur Stripe und sagt es nur der Person, der die Karte gehört.',
  'The links to what they bought': 'Die Links zum Gekauften',
  'Anyone with a link can open it, so the site keeps only fingerprints. New links come by email.':
    'Wer einen Link hat, kann ihn öffnen, deshalb behält die Website nur Prüfsummen. Neue Links kommen per E-Mail.',
  Orders: 'Bestellungen',
  Erased: 'Gelöscht',
  'Waits for': 'Wartet auf',
  'By mistake': 'Versehentlich',
  'Ordered {title}': 'Bestellt: {title}',
  'Reviewed {title}': 'Bewertet: {title}',
  'Fetched {file}': 'Geladen: {file}',
  'Joined the waitlist for {title}': 'Auf die Warteliste gesetzt: {title}',
  'This address was entered by mistake.': 'Diese Adresse wurde versehentlich eingegeben.',
  'The name and the addresses of 1 order': 'Name und Adressen von 1 Bestellung',
  'The name and the addresses of {count} orders': 'Name und Adressen von {count} Bestellungen',
  'Their place and highlights in 1 book': 'Lesestelle und Markierungen in 1 Buch',
  'Their place and highlights in {count} books': 'Lesestellen und Markierungen in {count} Büchern',
  'What was bought, when and for how much, of 1 order':
    'Was wann zu welchem Preis gekauft wurde, aus 1 Bestellung',
  'What was bought, when and for how much, of {count} orders':
    'Was wann zu welchem Preis gekauft wurde, aus {count} Bestellungen',
  'Tax law requires keeping sales for years. They stay without the buyer’s name and address.':
    'Das Steuerrecht verlangt, Verkäufe jahrelang aufzubewahren. Sie bleiben ohne Namen und Adresse.',
  'Your emails can’t be signed. Publish {record}, with the key {whose} shows.':
    'Ihre E-Mails lassen sich nicht signieren. Veröffentlichen Sie {record}, mit dem Schlüssel von {whose}.',
  'All set: a key is published.': 'Alles in Ordnung: Ein Schlüssel ist veröffentlicht.',
  'The key at {name} won’t work: {fault}. Publish {record}, with the key {whose} shows.':
    'Der Schlüssel bei {name} funktioniert nicht ({fault}). Veröffentlichen Sie {record}, mit dem Schlüssel von {whose}.',
  'No key is found under the usual names. Set MAIL_DKIM_SELECTOR to the name under which your mail server has you publish it.':
    'Unter den üblichen Namen ist kein Schlüssel zu finden. Setzen Sie MAIL_DKIM_SELECTOR auf den Namen, unter dem Ihr Mailserver ihn veröffentlichen lässt.',
  'Anyone can send in {domain}’s name, and large mail providers reject your emails. Publish {record}':
    'Jeder kann im Namen von {domain} senden, und große Mailanbieter lehnen Ihre E-Mails ab. Veröffentlichen Sie {record}',
  '{holder} has {count} DMARC records, so receivers ignore them all. Keep one.':
    '{holder} hat {count} DMARC-Einträge, deshalb werden alle übergangen. Behalten Sie einen.',
  'The record names no policy. Publish {record}':
    'Der Eintrag nennt keine Richtlinie. Veröffentlichen Sie {record}',
  'You don’t get reports about email sent in your name. Publish {record}':
    'Sie bekommen keine Berichte über E-Mails in Ihrem Namen. Veröffentlichen Sie {record}',
  'SPF must align strictly (aspf=s), but {provider} sends from its own address, so only DKIM counts. Remove aspf=s.':
    'SPF muss genau passen (aspf=s), aber {provider} sendet von einer eigenen Adresse, deshalb zählt nur DKIM. Entfernen Sie aspf=s.',
  'The policy only watches. Once the reports show that your own emails pass, publish {record}':
    'Die Richtlinie beobachtet nur. Sobald die Berichte zeigen, dass Ihre eigenen E-Mails bestehen, veröffentlichen Sie {record}',
  'All set.': 'Alles in Ordnung.',
  'All set: replies reach a server.': 'Alles in Ordnung: Antworten erreichen einen Server.',
  'People can’t reply to your emails. Publish MX {domain} "10 <the server that takes your mail>".':
    'Auf Ihre E-Mails kann niemand antworten. Veröffentlichen Sie MX {domain} "10 <der Server, der Ihre E-Mails annimmt>".',
  'Set MAIL_FROM to an address of your domain.': 'Setzen Sie MAIL_FROM auf eine Adresse Ihrer Domain.',
  'The name server isn’t answering. Please try again in a minute.':
    'Der Nameserver antwortet nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'No record says who may send for {domain}. Publish {record}':
    'Kein Eintrag sagt, wer für {domain} senden darf. Veröffentlichen Sie {record}',
  '{domain} has {count} SPF records, so receivers ignore them all. Keep one.':
    '{domain} hat {count} SPF-Einträge, deshalb werden alle übergangen. Behalten Sie einen.',
  'The record doesn’t name {provider}. Publish {record}':
    'Der Eintrag nennt {provider} nicht. Veröffentlichen Sie {record}',
  'The record lets anyone send in your name. Publish {record}':
    'Der Eintrag lässt jeden in Ihrem Namen senden. Veröffentlichen Sie {record}',
  'The record takes more than {count} lookups, so receivers give up. Remove an include you don’t need.':
    'Der Eintrag braucht mehr als {count} Abfragen, deshalb geben Empfänger auf. Entfernen Sie ein include, das Sie nicht brauchen.',
  'All set: the record takes {count} of {limit} lookups.':
    'Alles in Ordnung: Der Eintrag braucht {count} von {limit} Abfragen.',
};
