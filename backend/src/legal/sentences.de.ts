import type { Sentences } from '../platform/http/sentence-catalogues.js';

export const sentences: Sentences = {
  'Please write an answer ({name}).': 'Bitte schreiben Sie eine Antwort ({name}).',
  'Please choose an answer ({name}).': 'Bitte wählen Sie eine Antwort ({name}).',
  'Please choose among {answers} ({name}).': 'Bitte wählen Sie aus: {answers} ({name}).',
  'Please choose each answer once at most ({name}).':
    'Bitte wählen Sie jede Antwort höchstens einmal ({name}).',
  'Please write {count} characters at most ({name}).':
    'Bitte schreiben Sie höchstens {count} Zeichen ({name}).',
  'Please send a list of answers ({name}).': 'Bitte senden Sie eine Liste von Antworten ({name}).',
  'Please answer in plain words ({name}).': 'Bitte antworten Sie in einfachem Text ({name}).',
  'The questionnaire "{questionnaire}" does not ask "{name}".':
    'Der Fragebogen „{questionnaire}“ fragt nicht nach „{name}“.',
  'Please write in plain words, without HTML ({name}).':
    'Bitte schreiben Sie einfachen Text ohne HTML ({name}).',
  'Please say true or false (mailRoadmap).': 'Bitte geben Sie true oder false an (mailRoadmap).',
  'This Idempotency-Key was already used for other answers; please use a new one.':
    'Dieser Idempotency-Key wurde schon für andere Antworten benutzt; bitte nehmen Sie einen neuen.',
  'There’s no roadmap here to bookmark things in.':
    'Hier gibt es keinen Fahrplan, in dem Sie etwas merken können.',
  'You already have {count} bookmarks.': 'Sie haben schon {count} Lesezeichen.',
  'We can’t find this bookmark.': 'Dieses Lesezeichen gibt es nicht.',
  'Please name one topic (topicId) or one book (bookId) of this site.':
    'Bitte nennen Sie ein Thema (topicId) oder ein Buch (bookId) dieser Website.',
  'Please write 4,000 characters at most, in plain words without HTML (notes).':
    'Bitte schreiben Sie höchstens 4.000 Zeichen, als einfachen Text ohne HTML (notes).',
  'Please give the time as whole minutes, up to 100,000 (timeSpentMinutes).':
    'Bitte geben Sie die Zeit in ganzen Minuten an, höchstens 100.000 (timeSpentMinutes).',
  'Please choose among {values} (status).': 'Bitte wählen Sie aus: {values} (status).',
  'Please give ten tags at most, of 1 to 40 characters on one line each, without HTML (tags).':
    'Bitte geben Sie höchstens zehn Schlagwörter mit je 1 bis 40 Zeichen in einer Zeile an, ohne HTML (tags).',
  'Please write 500 characters at most, without HTML (description).':
    'Bitte schreiben Sie höchstens 500 Zeichen, ohne HTML (description).',
  'Please name a topic by its id (topicId).': 'Bitte nennen Sie ein Thema mit seiner ID (topicId).',
  'Please name a book by its id (bookId).': 'Bitte nennen Sie ein Buch mit seiner ID (bookId).',
  'We can’t find this recommendation.': 'Diese Empfehlung gibt es nicht.',
  'Something {before} can’t become {after} directly. Please reopen it first.':
    'Von „{before}“ führt kein direkter Schritt zu „{after}“. Bitte öffnen Sie es zuerst wieder.',
  'This code isn’t right or has expired. Please check the latest email, or ask for a new code.':
    'Dieser Code stimmt nicht oder ist abgelaufen. Bitte sehen Sie in die neueste E-Mail, oder fordern Sie einen neuen Code an.',
  'This code isn’t right or has expired.': 'Dieser Code stimmt nicht oder ist abgelaufen.',
  'Please enter the six digits of the code (code).':
    'Bitte geben Sie die sechs Ziffern des Codes ein (code).',
  'This browser can’t open your roadmap anymore. We can email you a code that opens it again.':
    'Dieser Browser kann Ihren Fahrplan nicht mehr öffnen. Wir können Ihnen einen Code senden, der ihn wieder öffnet.',
  'We can’t find this roadmap.': 'Diesen Fahrplan gibt es nicht.',
  'If this address has a roadmap, we’ve emailed it a code. The code works for ten minutes.':
    'Falls es zu dieser Adresse einen Fahrplan gibt, ist ein Code dorthin unterwegs. Er gilt zehn Minuten.',
  'Your roadmap is on its way by email, unless we sent it a moment ago.':
    'Ihr Fahrplan ist per E-Mail unterwegs, falls er nicht gerade erst gesendet wurde.',
};
