import type { MailTexts } from './texts.ts'

export const de: MailTexts = {
  direction: 'ltr',
  greeting: 'Guten Tag {name},',
  addressHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  signature: 'Trimestre, das Unternehmensplanspiel',
  passwordReset: {
    subject: 'Neues Passwort wählen',
    body: ['Jemand, vermutlich Sie, hat für Ihr Konto bei Trimestre ein neues Passwort angefordert.'],
    action: 'Passwort wählen',
    note: 'Dieser Link gilt einmal und eine Stunde lang. Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
  },
  addressPending:
    'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben, die noch bestätigt werden muss. Wenn das nicht von Ihnen stammt, benachrichtigen Sie bitte die Person, die Trimestre an Ihrer Einrichtung verwaltet.',
  emailConfirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: [
      'Diese Adresse wurde für Ihr Trimestre-Konto angegeben. Sie gilt, sobald Sie sie bestätigt haben.',
    ],
    action: 'Adresse bestätigen',
    note: 'Dieser Link gilt einmal, drei Tage lang. Wenn dieses Konto nicht Ihres ist, ignorieren Sie diese Nachricht: Es ändert sich nichts.',
  },
  emailAsked: {
    subject: 'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben',
    body: [
      'Für Ihr Trimestre-Konto wurde eine andere E-Mail-Adresse angegeben. Sie ersetzt diese Adresse, sobald sie bestätigt ist.',
    ],
    action: 'Trimestre öffnen',
    note: 'Wenn diese Änderung nicht von Ihnen stammt, benachrichtigen Sie bitte sofort die Person, die Trimestre an Ihrer Einrichtung verwaltet.',
  },
  invitation: {
    subject: 'Einladung zum Spiel „{game}“',
    body: [
      '{inviter} lädt Sie ein, „{game}“ zu spielen.',
      'Sie leiten dort ein Unternehmen: In jedem Quartal entscheiden Sie und sehen dann, was der Markt daraus gemacht hat.',
    ],
    action: 'Spiel ansehen',
    note: 'Melden Sie sich mit Ihrem Konto an und treten Sie dem Spiel bei.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    body: [
      'Ihr Trimestre-Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
    ],
    action: 'Trimestre öffnen',
    note: 'Wenn diese Änderung nicht von Ihnen stammt, benachrichtigen Sie bitte sofort die Person, die Trimestre an Ihrer Einrichtung verwaltet.',
  },
  passwordChanged: {
    subject: 'Das Passwort Ihres Kontos wurde geändert',
    body: ['Ihr Trimestre-Konto hat ein neues Passwort. Alle offenen Sitzungen wurden beendet.'],
    action: 'Trimestre öffnen',
    note: 'Wenn diese Änderung nicht von Ihnen stammt, benachrichtigen Sie bitte sofort die Person, die Trimestre an Ihrer Einrichtung verwaltet.',
  },
  erasure: {
    subject: 'Das Spiel „{game}“ wird am {date} gelöscht',
    body: [
      'Die für das Spiel „{game}“ gewählte Aufbewahrungsdauer läuft ab.',
      'Am {date} wird das Spiel mit seinen Unternehmen, Entscheidungen und Ergebnissen gelöscht. Nichts davon lässt sich wiederherstellen.',
    ],
    action: 'Trimestre öffnen',
    note: 'Um es zu behalten, wählen Sie in der Konfiguration des Spiels eine längere Dauer oder schließen Sie ein Quartal ab. Um nur die Ergebnisse zu behalten, laden Sie sie vorher herunter.',
  },
}
