import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: 'Trägt einen gerechten Anteil',
    low: 'tut nicht, was vereinbart war',
    middle: 'tut, was vereinbart war',
    high: 'tut mehr, wenn es nötig ist',
  },
  ecoute: {
    text: 'Hört zu und hilft anderen',
    low: 'unterbricht oder überhört',
    middle: 'hört zu und antwortet',
    high: 'bringt die Ideen anderer voran',
  },
  delais: {
    text: 'Hält das Team im Zeitplan',
    low: 'vergisst',
    middle: 'ist pünktlich fertig',
    high: 'sieht es kommen und warnt',
  },
  qualite: {
    text: 'Prüft und verbessert',
    low: 'lässt Fehler stehen',
    middle: 'prüft den eigenen Bereich',
    high: 'hebt das Niveau des Ganzen',
  },
  savoir: {
    text: 'Versteht und kann erklären',
    low: 'entscheidet, ohne Bescheid zu wissen',
    middle: 'erklärt die eigenen Entscheidungen',
    high: 'erklärt es den anderen',
  },
}
