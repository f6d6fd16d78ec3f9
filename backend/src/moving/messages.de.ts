// Emails to the owner, in German.

export const archive = {
  subject: 'Das Archiv Ihrer Website ist fertig',
  preheader: 'Alles von {site} in einer Datei, bis {until}.',
  paragraphs: [
    'Alles von Ihrer Website ist jetzt in einer Datei: Texte, Bilder, Bücher, Bestellungen, Leserinnen und Leser und Einstellungen.',
    'Sie können sie bis {until} herunterladen. Dann wird sie gelöscht, denn sie enthält Daten Ihrer Leser und Käufer. Sie melden sich dafür an und bestätigen, dass Sie es sind.',
    'Wenn Sie das Archiv nicht angefordert haben, ändern Sie bitte sofort Ihr Passwort.',
  ],
  buttonLabel: 'Archiv herunterladen',
  footer: 'Sie bekommen diese E-Mail, weil die Website von {site} Ihnen gehört.',
};
