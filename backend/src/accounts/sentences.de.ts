import type { Sentences } from '../platform/http/sentence-catalogues.js';

export const sentences: Sentences = {
  'Please name the passkey, in up to 60 characters':
    'Bitte geben Sie dem Passkey einen Namen mit höchstens 60 Zeichen',
  'The device didn’t answer': 'Das Gerät hat nicht geantwortet',
  'We can’t find this passkey.': 'Diesen Passkey gibt es nicht.',
  'We couldn’t check the passkey. Please try again. A device can hold one passkey for this account.':
    'Der Passkey ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal. Ein Gerät kann für dieses Konto einen Passkey haben.',
  'You have {count} passkeys. Please remove one first.':
    'Sie haben {count} Passkeys. Bitte entfernen Sie zuerst einen.',
  'We don’t recognize this passkey. Please sign in with your password.':
    'Dieser Passkey ist unbekannt. Bitte melden Sie sich mit Ihrem Passwort an.',
  'Please enter your password': 'Bitte geben Sie Ihr Passwort ein',
  'This link has been used or has expired. Please ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'This password isn’t right.': 'Dieses Passwort stimmt nicht.',
  'Please choose one of the languages': 'Bitte wählen Sie eine der Sprachen',
  'Please enter the six digits from your app, or a recovery code':
    'Bitte geben Sie die sechs Ziffern aus Ihrer App oder einen Wiederherstellungscode ein',
  'Please enter the code from your app as well, or a recovery code.':
    'Bitte geben Sie auch den Code aus Ihrer App oder einen Wiederherstellungscode ein.',
  'We couldn’t check this passkey. Please try again, or enter your password and a code.':
    'Dieser Passkey ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal, oder geben Sie Passwort und Code ein.',
  'You’ve already set up two-step verification. To use another app, turn it off first.':
    'Sie haben die Bestätigung in zwei Schritten schon eingerichtet. Für eine andere App schalten Sie sie zuerst aus.',
  'You haven’t set up two-step verification yet.':
    'Sie haben die Bestätigung in zwei Schritten noch nicht eingerichtet.',
  'There’s nothing to confirm: two-step verification is already on, or you haven’t started setting it up. Please reload the page.':
    'Es gibt nichts zu bestätigen: Die Bestätigung in zwei Schritten ist schon an, oder Sie haben das Einrichten noch nicht begonnen. Bitte laden Sie die Seite neu.',
  'This code isn’t right or has already been used. Your app shows a new one every 30 seconds.':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Ihre App zeigt alle 30 Sekunden einen neuen.',
  'This site has lost the key to your app’s codes. Please use a recovery code or a passkey, then set up your app again.':
    'Diese Website hat den Schlüssel zu den Codes Ihrer App verloren. Bitte nutzen Sie einen Wiederherstellungscode oder Passkey, und richten Sie Ihre App danach neu ein.',
  'This isn’t the link the site printed when it started.':
    'Das ist nicht der Link, den die Website beim Start gezeigt hat.',
  'This link has been used, and the site has an owner. Please sign in.':
    'Dieser Link wurde schon benutzt, und es gibt schon ein erstes Konto. Bitte melden Sie sich an.',
  'Please enter your name, in up to 80 characters':
    'Bitte geben Sie Ihren Namen mit höchstens 80 Zeichen ein',
  'The email address or password isn’t right.': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'This took too long. Please start over with your password.':
    'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal mit Ihrem Passwort.',
  'Please enter the six digits from the email': 'Bitte geben Sie die sechs Ziffern aus der E-Mail ein',
  'This code isn’t right, has expired, or was already used. Please check the latest email, or ask for a new code.':
    'Dieser Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte sehen Sie in die neueste E-Mail, oder fordern Sie einen neuen Code an.',
  'You already sign in with this address.': 'Sie melden sich schon mit dieser Adresse an.',
  'Another account already uses this address.': 'Diese Adresse gehört schon zu einem anderen Konto.',
  'The link isn’t complete': 'Der Link ist unvollständig',
  'Please choose a password of at least {min} characters':
    'Bitte wählen Sie ein Passwort mit mindestens {min} Zeichen',
  'Please choose one of at most {max} characters': 'Bitte wählen Sie eines mit höchstens {max} Zeichen',
  'This invitation has been used, withdrawn or has expired. Please ask for a new one.':
    'Diese Einladung wurde schon benutzt, zurückgezogen oder ist abgelaufen. Bitte lassen Sie sich neu einladen.',
  'Someone with this address already has an account here.': 'Zu dieser Adresse gibt es hier schon ein Konto.',
  'Please choose a role: owner or helper': 'Bitte wählen Sie eine Rolle: owner oder helper',
  'Please say yes or no (requiresSecondFactor)': 'Bitte geben Sie ja oder nein an (requiresSecondFactor)',
  'A dashboard needs an owner, and this is the last one. Make someone else an owner first.':
    'Die Verwaltung braucht die Inhaberrolle, und das ist das letzte Konto mit dieser Rolle. Geben Sie sie zuerst jemand anderem.',
  'This person doesn’t work here anymore.': 'Diese Person arbeitet nicht mehr hier.',
  'This site is public, so everyone who works here needs two-step verification.':
    'Diese Website ist öffentlich, deshalb brauchen alle, die hier arbeiten, die Bestätigung in zwei Schritten.',
  'Please set up two-step verification for yourself first, under “Your account”.':
    'Bitte richten Sie zuerst Ihre eigene Bestätigung in zwei Schritten ein, unter „Ihr Konto“.',
  'If this address has an account, we’ve emailed it a link. The link works for one hour.':
    'Falls es zu dieser Adresse ein Konto gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde.',
  'If this address has an account, its link stays on the server, because this site doesn’t send emails yet. There, “npm run reset-sign-in” makes a new link.':
    'Falls es zu dieser Adresse ein Konto gibt, bleibt sein Link auf dem Server, denn diese Website verschickt noch keine E-Mails. Dort erstellt „npm run reset-sign-in“ einen neuen Link.',
  'An unknown browser or app': 'Ein unbekannter Browser oder eine App',
  'A browser': 'Ein Browser',
  '{browser} on an iPhone': '{browser} auf einem iPhone',
  '{browser} on an iPad': '{browser} auf einem iPad',
  '{browser} on an Android phone': '{browser} auf einem Android-Telefon',
  '{browser} on an Android tablet': '{browser} auf einem Android-Tablet',
  '{browser} on Windows': '{browser} unter Windows',
  '{browser} on a Chromebook': '{browser} auf einem Chromebook',
  '{browser} on a Mac': '{browser} auf einem Mac',
  '{browser} on Linux': '{browser} unter Linux',
};
